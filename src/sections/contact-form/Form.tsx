import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Site } from '../../content/index.ts';
import { showToast } from '../../ui/toast/store.ts';
import { Banner } from './Banner.tsx';
import { deliver, isSending, onOutcome, watchSending } from './delivery.ts';
import { keepDraft } from './draft.ts';
import { Field } from './Field.tsx';
import { outcomeBanner } from './outcome.ts';
import { useSameWish } from './same-wish.ts';
import { mailServiceAddress, recipientPath } from './send.ts';
import { useBanner } from './use-banner.ts';
import { useDraft, valuesOf } from './use-draft.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type FieldProblem, fieldNames, firstProblem, stillHolds } from './validate.ts';

interface Props {
  site: Pick<Site, 'company' | 'contactForm' | 'mailService'>;
  /** Beginning of the ids within the form. */
  id: string;
}

/**
 * The contact form. Without JavaScript, or before it has arrived, the browser posts it to the service's plain
 * endpoint by itself.
 */
export function Form({ site, id }: Props) {
  const { contactForm: words, mailService } = site;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = useSyncExternalStore(watchSending, isSending, () => false);
  const [banner, say] = useBanner();
  const [problem, setProblem] = useState<FieldProblem>();
  const wish = useSameWish();
  const service = mailServiceAddress(mailService.address);
  const recipient = recipientPath(site.company.email);

  useDraft(form);
  useKeptFocus(button, sending);

  useEffect(
    () =>
      onOutcome((outcome) => {
        if (outcome === 'sent') form.current?.reset();
        say(outcomeBanner(outcome, site));
      }),
    [site, say],
  );

  useEffect(() => {
    const control = problem && form.current?.elements.namedItem(problem.field);
    if (control instanceof HTMLElement) control.focus();
  }, [problem]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const values = valuesOf(event.currentTarget);
    keepDraft(values);
    if (problem && !stillHolds(problem, values, words)) setProblem(undefined);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = new FormData(event.currentTarget);
    const found = firstProblem(valuesOf(event.currentTarget), words);
    if (found) {
      setProblem(found);
      say({ kind: 'error', heading: words.invalidHeading, text: found.message });
      return;
    }
    // Only a robot fills what nobody sees: it learns nothing.
    if (message.get(mailService.fields.honeypot) !== '') return;
    setProblem(undefined);
    say();
    wish.markSent();
    void deliver(`${service}/ajax/${recipient}`, message, (outcome) =>
      showToast({ message: outcomeBanner(outcome, site).text }),
    );
  };

  return (
    <form
      className="contact-form"
      ref={form}
      action={`${service}/${recipient}`}
      method="post"
      encType="multipart/form-data"
      noValidate
      onInput={onInput}
      onKeyDown={wish.onKeyDown}
      onSubmit={onSubmit}
    >
      {fieldNames.map((name) => (
        <Field
          key={name}
          form={id}
          name={name}
          {...words.fields[name]}
          error={problem?.field === name ? problem.note : undefined}
          readOnly={sending}
        />
      ))}
      <input type="hidden" name={mailService.fields.subject} value={words.subject} />
      <input type="hidden" name={mailService.fields.captcha} value="false" />
      <input type="hidden" name={mailService.fields.template} value="table" />
      {/* Off the screen, not hidden: robots look for what is hidden. */}
      <div className="visually-hidden" aria-hidden="true">
        <input type="text" name={mailService.fields.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="contact-form-foot">
        <button
          className="button button-signal"
          type="submit"
          ref={button}
          disabled={sending}
          onClick={wish.onClick}
        >
          {sending ? words.sending : words.send}
        </button>
        <Banner banner={banner} progress={sending ? (words.sendingNote ?? words.sending) : undefined} />
      </div>
    </form>
  );
}

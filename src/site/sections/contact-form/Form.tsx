import { type FormEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Site } from '../../../content/index.ts';
import { fill } from '../../ui/fill.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { Banner } from './Banner.tsx';
import { deliver, isSending, onOutcome, watchSending } from './delivery.ts';
import { Field } from './Field.tsx';
import { saveDraft } from './form-draft.ts';
import { Honeypot, isFilledByRobot } from './Honeypot.tsx';
import { outcomeBanner } from './outcome.ts';
import { mailServiceAddress, recipientPath, SERVICE_FIELDS } from './send.ts';
import { useSubmitGuard } from './submit-guard.ts';
import { useBanner } from './use-banner.ts';
import { useFormDraft, valuesOf } from './use-form-draft.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type FieldProblem, fieldNames, firstProblem, stillHolds } from './validate.ts';

interface Props {
  site: Pick<Site, 'company' | 'contactForm' | 'mailService'>;
  /** Prefix of the ids within the form. */
  id: string;
}

/** The contact form. Without JavaScript, the browser posts it to the service's plain endpoint. */
export function Form({ site, id }: Props) {
  const { contactForm: words, mailService } = site;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = useSyncExternalStore(watchSending, isSending, () => false);
  const [banner, setBanner] = useBanner();
  const [problem, setProblem] = useState<FieldProblem>();
  const guard = useSubmitGuard();
  const { email } = site.company;
  const service = mailServiceAddress(mailService.address);
  const recipient = recipientPath(email);
  const rules = { ...words, tooLong: fill(words.tooLong ?? words.failure.text, { email }) };

  // Not an attribute of the document: where the app does not come, the browser checks the fields.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useFormDraft(form);
  useKeptFocus(button, sending);

  useEffect(
    () =>
      onOutcome((outcome) => {
        if (outcome === 'sent') form.current?.reset();
        setBanner(outcomeBanner(outcome, site));
      }),
    [site, setBanner],
  );

  useLayoutEffect(() => {
    const control = problem && form.current?.elements.namedItem(problem.field);
    if (!(control instanceof HTMLElement)) return;
    control.focus({ preventScroll: true });
    // Clear of the banner: its style sheet has the margins.
    control.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const values = valuesOf(event.currentTarget);
    saveDraft(values);
    if (problem && !stillHolds(problem, values, rules)) setProblem(undefined);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = new FormData(event.currentTarget);
    const found = firstProblem(valuesOf(event.currentTarget), rules);
    if (found) {
      setProblem(found);
      setBanner({ kind: 'error', heading: words.invalidHeading, text: found.message });
      return;
    }
    if (isFilledByRobot(event.currentTarget, SERVICE_FIELDS.honeypot)) return;
    message.set(SERVICE_FIELDS.honeypot, '');
    setProblem(undefined);
    setBanner();
    guard.markSent();
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
      onFocus={({ target }) => banner && target.scrollIntoView({ block: 'nearest' })}
      onInput={onInput}
      onKeyDown={guard.onKeyDown}
      onSubmit={onSubmit}
    >
      <Banner banner={banner} progress={sending ? (words.sendingNote ?? words.sending) : undefined} />
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
      <input type="hidden" name={SERVICE_FIELDS.subject} value={words.subject} />
      <input type="hidden" name={SERVICE_FIELDS.captcha} value="false" />
      <input type="hidden" name={SERVICE_FIELDS.template} value="table" />
      <Honeypot name={SERVICE_FIELDS.honeypot} label={words.honeypot} />
      <div className="contact-form-foot">
        <button
          className="button button-signal"
          type="submit"
          ref={button}
          disabled={sending}
          onClick={guard.onClick}
        >
          {sending ? words.sending : words.send}
        </button>
      </div>
    </form>
  );
}

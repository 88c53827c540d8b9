import type { Site } from '../../../content/index.ts';
import { fill } from '../../ui/fill.ts';
import type { Outcome } from './send.ts';
import type { BannerContent } from './use-banner.ts';

/** The banner for a message that was sent or failed. */
export function outcomeBanner(
  outcome: Outcome,
  { company, contactForm }: Pick<Site, 'company' | 'contactForm'>,
): BannerContent {
  if (outcome === 'sent') return { kind: 'success', ...contactForm.success };
  const { heading, text } = contactForm.failure;
  return { kind: 'error', heading, text: fill(text, { email: company.email }) };
}

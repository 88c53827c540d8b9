import { error } from '../../diagnostic.ts';
import { oneOf, quote } from '../../explain/wording.ts';
import type { ValueRule } from '../rule.ts';

/** The fields that visitors fill in. A honeypot of the same name would swallow every message. */
const taken = ['name', 'email', 'title', 'message'];

/** The names of the hidden fields that control the mail service. */
export default {
  codes: {
    'field-name': ['A field name that the contact form cannot use', 'honeypot: message'],
  },
  check({ kind, value }) {
    const names = (value.mailService as { fields?: unknown } | undefined)?.fields;
    if (kind !== 'site' || typeof names !== 'object' || names === null) return [];
    const fields = Object.entries(names);
    return fields.flatMap(([key, name], at) => {
      if (typeof name !== 'string' || name === '') return [];
      const path = ['mailService', 'fields', key];
      const same = fields.slice(0, at).find(([, other]) => other === name);
      const reason = taken.includes(name)
        ? `${quote(name)} is a field that visitors fill in, so the mail service cannot use it.`
        : same
          ? `${quote(same[0])} has the name ${quote(name)} already.`
          : /^_?[a-z][\w-]*$/.test(name)
            ? undefined
            : `${quote(name)} is not a field name: use lowercase letters, digits, hyphens and underscores.`;
      if (!reason) return [];
      const suggestion = `Choose a name other than ${oneOf([...taken, ...fields.flatMap(([other, used]) => (other !== key && typeof used === 'string' ? [used] : []))])}.`;
      return error(path, 'field-name', reason, { suggestion });
    });
  },
} satisfies ValueRule<'field-name'>;

/** A source that lets any page run a script or be a part of ours. */
const WIDE = /'unsafe-[\w-]+'|(?<=\s)(?:\*|https?:|data:|blob:)(?=[\s;]|$)/g;

/** Directives that `default-src` does not stand for. */
const NEEDED = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'form-action '];

/** What is weak in a Content-Security-Policy. */
export const policyFaults = (policy: string): string[] => [
  ...Array.from(policy.matchAll(WIDE), ([source]) => `the policy allows ${source}`),
  ...NEEDED.filter((directive) => !policy.includes(directive)).map(
    (directive) => `the policy has no ${directive.trim()}`,
  ),
];

/**
 * The headers that a host does not send as the build asks it to.
 * @param wanted by name
 */
export const headerFaults = (sent: Headers, wanted: Record<string, string>): string[] =>
  Object.entries(wanted).flatMap(([name, value]) =>
    sent.get(name) === value ? [] : `${name} is “${sent.get(name) ?? ''}”, not “${value}”`,
  );

import { patternRule } from '../rule.ts';

export default patternRule({
  code: 'years-backwards',
  about: ['A period that ends before it begins', 'years: 2024-2020'],
  severity: 'warning',
  keys: ['years'],
  pattern: /^\s*((?:19|20)\d\d)\s*[-–—]\s*((?:19|20)\d\d)\s*$/,
  report: ([, from = '', to = '']) =>
    from <= to
      ? undefined
      : { message: `${from} is after ${to}.`, suggestion: `Perhaps: years: "${to}-${from}"` },
});

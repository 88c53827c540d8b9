import { patternRule } from '../rule.ts';

export default patternRule({
  code: 'file-for-text',
  about: ['A file name instead of a description', 'alt: IMG_0042.jpg'],
  severity: 'warning',
  keys: ['alt'],
  pattern: /^(\S+\.(jpe?g|png|webp|avif|svg|gif|heic|tiff?)|(img|dsc|image|picture|photo)[-_ ]?\d*)$/i,
  report: () => ({
    message: 'This is a file name. People who cannot see the picture would hear it.',
    suggestion: 'Describe in a few words what the picture shows.',
  }),
});

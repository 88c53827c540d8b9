/** Name of a section type in plain words: `contact-form` is “Contact form”. */
export const typeLabel = (type: string) => {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

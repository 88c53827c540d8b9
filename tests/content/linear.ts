/**
 * What four times the text may take, as a multiple: four, with slack for what the engine compiles and collects meanwhile. It
 * would be 16 if each part of the text were compared with all others.
 */
export const LINEAR = 10;

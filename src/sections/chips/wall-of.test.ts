import { expect, it } from 'vitest';
import { wallOf } from './wall-of.ts';

const names = (count: number, name = 'Cisco') => Array.from({ length: count }, () => name);

it('seven names: four columns, the longest has two cells', () => {
  const seven = ['Cisco', 'Fortinet', 'Palo Alto Networks', 'Aruba', 'Ubiquiti', 'Dell', 'Microsoft'];
  expect(wallOf(seven)).toEqual({ columns: 4, wide: [2], alone: 2 });
});

it('three columns for names that have no room in four', () => {
  const seven = ['Cisco', 'HPE Aruba Networking', 'Palo Alto Networks', ...names(4)];
  expect(wallOf(seven)).toEqual({ columns: 3, wide: [0, 6], alone: 2 });
});

it('a name at the end of a row never has two cells', () => {
  expect(wallOf(['Cisco', 'Dell', 'Ruckus', 'Palo Alto', ...names(3)])).toMatchObject({
    columns: 4,
    wide: [2],
  });
  expect(wallOf([...names(3, 'Cisco'), 'Palo Alto Networks', ...names(3)])).toMatchObject({
    columns: 3,
    wide: [0, 6],
  });
});

it.each(Array.from({ length: 23 }, (_, index) => index + 2))('%i names fill their rows', (count) => {
  for (const name of ['Dell', 'Cambium Networks']) {
    const { columns, wide, alone } = wallOf(names(count, name));
    for (const [across, twice] of [[columns, wide] as const, [2, [alone]] as const]) {
      let column = 0;
      for (let index = 0; index < count; index++) {
        const cells = twice.some((place) => place === index) ? 2 : 1;
        expect(column + cells).toBeLessThanOrEqual(across);
        column = (column + cells) % across;
      }
      expect(column).toBe(0);
    }
  }
});

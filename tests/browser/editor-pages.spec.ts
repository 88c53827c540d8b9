/** Pages made, renamed and deleted, and a photo of a phone, each judged by the bytes of the files afterwards. */
import { access, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { axeViolations } from './support/axe.ts';
import { changedLines, editorOn, openEditor, testInTab as test } from './support/editor.ts';
import { expect, type Page } from './support/test.ts';

const ABOUT = 'pages/about.yaml';
const SITE = 'site.yaml';

test('a page is made, renamed and deleted: links and the menu follow', async ({ page, dev }) => {
  test.slow();
  const [about, site] = [await dev.read(ABOUT), await dev.read(SITE)];
  await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Page settings' }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title of the new page').fill('Case Studies');
  await page.getByRole('button', { name: 'Make this page' }).click();
  await page.waitForURL('**/_edit#/case-studies');
  const made = await editorOn(page);
  await expect(made.canvas.locator('h1')).toContainText('Case Studies');
  const file = await dev.read('pages/case-studies.yaml');
  expect(file).toContain('title: Case Studies\n');

  await made.canvas.getByText('Your words – one or two sentences under the title').click();
  await page.keyboard.type('In their own words.');
  await page.keyboard.press('Enter');
  await expect(made.canvas.getByText('In their own words.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Page settings' }).click();
  await page.getByLabel('Description').click();
  await page.keyboard.type('What we have built.');
  await expect(page.getByLabel('Description')).toHaveValue('What we have built.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('In the menu').selectOption('Yes, beside the other entries');
  await made.save();
  const entry = '    - label: Case Studies\n      link: /case-studies\n';
  expect(await dev.read(SITE)).toContain(entry);
  const linked = about.replace('      link: /contact\n', '      link: /case-studies\n');
  await dev.write(ABOUT, linked);

  await page.getByRole('button', { name: 'Change its address' }).click();
  await page.getByLabel('New address').fill('projects-done');
  await page.getByRole('button', { name: 'Change the address' }).last().click();
  await page.waitForURL('**/_edit#/projects-done');
  await editorOn(page);
  expect(await isThere(dev.path('pages/case-studies.yaml'))).toBe(false);
  const moved = await dev.read('pages/projects-done.yaml');
  const formerly = changedLines(file, moved);
  expect(formerly).toEqual({ removed: [], added: ['formerly:', '  - /case-studies', ''] });
  expect(await dev.read(ABOUT)).toBe(linked.replace('link: /case-studies', 'link: /projects-done'));
  expect(await dev.read(SITE)).toContain(entry.replace('/case-studies', '/projects-done'));
  const old = await page.request.get(`${dev.url}/case-studies`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([308, '/projects-done']);

  await page.getByRole('button', { name: 'Page settings' }).click();
  await page.getByRole('button', { name: 'Delete this page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Case Studies”?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'on the page “About Us”, section 6',
    'in the header, where it is taken out',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete this page' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('First choose where the links shall lead instead.');
  expect(await isThere(dev.path('pages/projects-done.yaml'))).toBe(true);
  await dialog.getByLabel('Where shall they lead instead?').selectOption('/about');
  await dialog.getByRole('button', { name: 'Delete this page' }).click();
  await page.waitForURL('**/_edit#/about');
  await editorOn(page);
  expect(await isThere(dev.path('pages/projects-done.yaml'))).toBe(false);
  expect(await dev.read(SITE)).toBe(site);
  // The page that stands in for it takes its addresses over, also the one that it had first.
  const after = changedLines(about, await dev.read(ABOUT));
  expect(after).toEqual({
    removed: ['      link: /contact'],
    added: ['formerly:', '  - /case-studies', '  - /projects-done', '      link: /about', ''],
  });
});

test('a photo of a phone, sideways and with its place, is dropped in', async ({ page, dev }) => {
  test.slow();
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'About Cedarline Networks' }).click();
  const photo = await phonePhoto();
  const { exif, orientation } = await sharp(photo).metadata();
  expect([exif?.includes(GPS), orientation]).toEqual([true, 6]);
  await drop(page, '.field-picture', 'IMG_2041 (Büro).JPG', photo);
  const words = page.getByLabel('What does this picture show?');
  // The browser turns and shrinks twelve megapixels, which takes some seconds on a busy machine.
  await expect(words).toBeFocused({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await expect(page.getByText('Please say what it shows.')).toBeVisible();
  await words.fill('A rack from below');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(canvas.locator('.hero img')).toHaveAttribute('alt', 'A rack from below');
  await save();

  const stored = await readFile(dev.path('images/img-2041-buro.jpg'));
  const found = await sharp(stored).metadata();
  expect([found.width, found.height]).toEqual([2160, 2880]);
  expect([found.orientation, found.exif, found.xmp, found.iptc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(stored.includes(GPS)).toBe(false);
  // What was at the left of the sensor is at the top.
  const { data } = await sharp(stored)
    .resize(1, 2, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  expect(data[3]).toBeLessThan(60);
  const [picture = ''] =
    /\n {6}file: about-hero\.jpg\n {6}alt: [^\n]+\n(?: {6}focus: [^\n]+\n)?/.exec(before) ?? [];
  expect(await dev.read(ABOUT)).toBe(
    before.replace(picture, '\n      file: img-2041-buro.jpg\n      alt: A rack from below\n'),
  );
});

/** The bytes of the latitude in the photo's location. */
const GPS = Buffer.from('47/1 22/1 5123/100'.split(' ').flatMap(rational));

function rational(text: string): number[] {
  const numbers = Buffer.alloc(8);
  for (const [at, number] of text.split('/').entries()) numbers.writeUInt32LE(Number(number), at * 4);
  return [...numbers];
}

/** A photo as a phone stores it that is held upright: lying on its side, with a note to turn it. Red left, blue right. */
function phonePhoto(): Promise<Buffer> {
  const half = { width: 2016, height: 3024, channels: 3 } as const;
  const blue = { input: { create: { ...half, background: '#0000ff' } }, left: 2016, top: 0 };
  return sharp({ create: { ...half, width: 4032, background: '#ff0000' } })
    .composite([blue])
    .withExif({
      IFD0: { Make: 'Apple', Model: 'iPhone 15' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '47/1 22/1 5123/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '122/1 14/1 512/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Drops a file on an element, as from a folder of the computer. */
async function drop(page: Page, selector: string, name: string, bytes: Buffer) {
  const dataTransfer = await page.evaluateHandle(
    ([name, data]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      return transfer;
    },
    [name, bytes.toString('base64')] as const,
  );
  await page.locator(selector).dispatchEvent('drop', { dataTransfer });
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

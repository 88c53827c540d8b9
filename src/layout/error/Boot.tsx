import { across, area, line } from './cable-projection.ts';

/** Where the body of the plug ends, on the axis of the jack. */
export const BACK = -306;
/** Where the boot's collar ends and where its soft part does, at which the cable comes out. */
const COLLAR = BACK - 20;
export const BOOT_END = BACK - 92;

/** The radius of its opening. */
export const OPENING = 11;

/** Half the width and half the height of the collar, and of the soft part's end. */
const [W, H, END_W, END_H] = [35, 25, 18, 16];

/** The boot of a plug: a collar around the end of its body, and a soft part with ribs. */
export const Boot = () => (
  <>
    <path
      className="plug-boot"
      d={area([COLLAR, W, H], [COLLAR, -W, H], [BOOT_END, -END_W, END_H], [BOOT_END, END_W, END_H])}
    />
    <path
      className="plug-boot"
      d={area([COLLAR, -W, H], [COLLAR, -W, -H], [BOOT_END, -END_W, -END_H], [BOOT_END, -END_W, END_H])}
    />
    <path
      className="plug-boot"
      d={area(
        [BOOT_END, END_W, END_H],
        [BOOT_END, -END_W, END_H],
        [BOOT_END, -END_W, -END_H],
        [BOOT_END, END_W, -END_H],
      )}
    />
    <circle className="plug-hole" r={OPENING} transform={across([BOOT_END, 0, 0])} />
    <path className="plug-boot" d={area([BACK, W, H], [BACK, -W, H], [COLLAR, -W, H], [COLLAR, W, H])} />
    <path className="plug-boot" d={area([BACK, -W, H], [BACK, -W, -H], [COLLAR, -W, -H], [COLLAR, -W, H])} />
    <path className="plug-ribs" d={[0.2, 0.36, 0.52, 0.68, 0.84].map(rib).join('')} />
  </>
);

/** A rib around the soft part, on the two sides that are seen; 0 is at the collar, 1 at the cable. */
function rib(at: number): string {
  const x = COLLAR + at * (BOOT_END - COLLAR);
  const y = W + at * (END_W - W);
  const z = H + at * (END_H - H);
  return line([x, y, z], [x, -y, z], [x, -y, -z]);
}

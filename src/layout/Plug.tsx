import { area, line, wires } from './cable-projection.ts';

/** The plug: its boot, its clear body with eight wires, and its latch, from behind and above. */
export const Plug = () => (
  <g className="plug">
    <path className="plug-boot" d={area([-250, 36, 26], [-250, -36, 26], [-340, -16, 13], [-340, 16, 13])} />
    <path
      className="plug-boot plug-low"
      d={area([-250, -36, 26], [-250, -36, -26], [-340, -16, -13], [-340, -16, 13])}
    />
    <path
      className="plug-boot plug-end"
      d={area([-340, 16, 13], [-340, -16, 13], [-340, -16, -13], [-340, 16, -13])}
    />
    <path className="plug-ribs" d={[0, 1, 2].map(rib).join('')} />
    <path
      className="plug-body plug-back"
      d={area([-250, 42, 32], [-250, -42, 32], [-250, -42, -32], [-250, 42, -32])}
    />
    <path className="plug-boot" d={area([-250, 36, 26], [-250, -36, 26], [-262, -33, 24], [-262, 33, 24])} />
    <path
      className="plug-body plug-low"
      d={area([-250, -42, 32], [-120, -42, 32], [-120, -42, -32], [-250, -42, -32])}
    />
    <path className="plug-body" d={area([-250, 42, 32], [-120, 42, 32], [-120, -42, 32], [-250, -42, 32])} />
    <path
      className="plug-wires"
      d={wires(62)
        .map((y) => line([-244, y, 32], [-168, y, 32]))
        .join('')}
    />
    <path
      className="plug-contacts"
      d={wires(62)
        .map((y) => line([-160, y, 32], [-124, y, 32]))
        .join('')}
    />
    <path
      className="plug-latch plug-low"
      d={area([-124, -14, 32], [-124, -14, 40], [-244, -14, 56], [-244, -14, 45], [-168, -14, 32])}
    />
    <path
      className="plug-latch plug-back"
      d={area([-244, 14, 56], [-244, -14, 56], [-244, -14, 45], [-244, 14, 45])}
    />
    <path className="plug-latch" d={area([-124, 14, 40], [-124, -14, 40], [-244, -14, 56], [-244, 14, 56])} />
  </g>
);

/** A rib around the boot, on the two sides that are seen. */
function rib(index: number): string {
  const x = -274 - 22 * index;
  const share = (x + 340) / 90;
  const [y, z] = [16 + 20 * share, 13 + 13 * share];
  return line([x, y, z], [x, -y, z], [x, -y, -z]);
}

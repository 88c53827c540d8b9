import { useId } from 'react';
import './broken-cable.late.css';

type Point = [x: number, y: number, z: number];

/** The middle of the jack on the drawing. */
const JACK = { x: 398, y: 206 };

/** Parallel projection: x runs into the wall, y along it, z up. */
const project = ([x, y, z]: Point) =>
  `${Math.round(JACK.x + 0.766 * x - 0.643 * y)} ${Math.round(JACK.y - 0.272 * x - 0.324 * y - 0.906 * z)}`;

const line = (...points: Point[]) => `M${points.map(project).join('L')}`;
const area = (...points: Point[]) => `${line(...points)}z`;

/** What is drawn on the wall: x to the right, y down, from the middle of the jack. */
const WALL = `matrix(.643 .324 0 .906 ${JACK.x} ${JACK.y})`;

/** The eight contacts of the jack, and the wires of the plug. */
const wires = (width: number) => Array.from({ length: 8 }, (_, wire) => width * (wire / 7 - 0.5));

/** On the wall, 20 units behind it for each step. */
const behind = (steps: number) => `translate(${24 * steps} ${-14.5 * steps})`;

const PLATE = { x: -130, y: -140, width: 260, height: 280, rx: 22 };
const HOLE = 'M-46 38V-26h24v-18h11v-12h22v12h11v18h24V38z';

/** A cable whose plug is in front of a jack without a link light; it moves closer while the words are pointed at. */
export function BrokenCable() {
  const id = useId();
  return (
    <svg className="broken-cable" viewBox="0 0 560 480" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={`${id}dots`} width="26" height="26" patternUnits="userSpaceOnUse">
          <circle className="wall-dot" cx="13" cy="13" r="1.5" />
        </pattern>
        <radialGradient id={`${id}light`}>
          <stop stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <mask id={`${id}edge`}>
          <circle r="300" fill={`url(#${id}light)`} />
        </mask>
        <clipPath id={`${id}hole`}>
          <path d={HOLE} />
        </clipPath>
      </defs>
      <g transform={WALL}>
        <rect fill={`url(#${id}dots)`} x="-300" y="-300" width="600" height="600" mask={`url(#${id}edge)`} />
        <path className="wall-run" d="M170 0H640" />
      </g>
      <g className="jack">
        <g transform={WALL}>
          {/* The plate's edge, as slices from the back to the front. */}
          {[1.5, 1.25, 1, 0.75, 0.5, 0.25].map((depth) => (
            <rect key={depth} className="jack-slice" {...PLATE} transform={behind(depth)} />
          ))}
          <rect {...PLATE} />
          <rect className="jack-module" x="-78" y="-84" width="156" height="156" rx="10" />
          <g clipPath={`url(#${id}hole)`}>
            <path className="jack-wall" d={HOLE} />
            <path className="jack-depth" d={HOLE} transform={behind(1)} />
            {/* Along the floor of the jack. */}
            <path
              className="jack-pins"
              d={wires(66)
                .map((at) => `M${at} 38l24 -15`)
                .join('')}
            />
          </g>
          <path d={HOLE} />
          <circle className="jack-screw" cy="-112" r="9" />
          <circle className="jack-screw" cy="108" r="9" />
          <path className="jack-screw" d="M-6 -106l12 -12M-6 114l12 -12" />
          <circle className="jack-halo" cx="-56" cy="-62" r="17" />
          <circle className="jack-light" cx="-56" cy="-62" r="8" />
        </g>
      </g>
      <path className="broken-run" d={`${line([-150, 0, 0], [-330, 0, 0])}C70 326 80 440 0 440H-3000`} />
      <Plug />
    </svg>
  );
}

/** The plug: its boot, its clear body with eight wires, and its latch, from behind and above. */
const Plug = () => (
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
        .map((y) => line([-244, y, 32], [-160, y, 32]))
        .join('')}
    />
    <path
      className="plug-contacts"
      d={wires(62)
        .map((y) => line([-152, y, 32], [-126, y, 32]))
        .join('')}
    />
    <path
      className="plug-latch plug-low"
      d={area([-126, -18, 34], [-258, -18, 52], [-258, -18, 45], [-140, -18, 32])}
    />
    <path className="plug-latch" d={area([-126, 18, 34], [-126, -18, 34], [-258, -18, 52], [-258, 18, 52])} />
  </g>
);

/** A rib around the boot, on the two sides that are seen. */
function rib(index: number): string {
  const x = -274 - 22 * index;
  const share = (x + 340) / 90;
  const [y, z] = [16 + 20 * share, 13 + 13 * share];
  return line([x, y, z], [x, -y, z], [x, -y, -z]);
}

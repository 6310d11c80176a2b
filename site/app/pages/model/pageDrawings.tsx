import type { Model } from '@brand/catalogue/models';
import { outlineOf } from '@brand/catalogue/outline';
import type { ReactNode } from 'react';

/** Drawings of files in the place of their first pages, on paper of 172 × 243. */

/** Ink on paper, whatever the ground of the page. */
const ink = { text: '#0a1f2e', title: '#006a93', rule: '#c3d2dc' };

function Page({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 172 243" fill={ink.text} stroke="none">
      {children}
    </svg>
  );
}

const Title = ({ children, color = ink.text }: { children: string; color?: string }) => (
  <text x="16" y="35" fontSize="17" fontWeight="600" fill={color}>
    {children}
  </text>
);

/** Lines of text, each a length in px. */
const Rules = ({ y, lengths }: { y: number; lengths: readonly number[] }) => (
  <path
    d={lengths.map((length, line) => `M16 ${y + line * 12}h${length}`).join('')}
    stroke={ink.rule}
  />
);

/** The front of the machine in the middle of the page, or below it another view, to its own scale. */
function View({ model, view = 0, y: floor = 144 }: { model: Model; view?: number; y?: number }) {
  const front = outlineOf(model)[view];
  if (!front) return null;
  const { across, up, above, beyond, lines } = front;
  const scale = Math.min(140 / (across + beyond), 92 / (up + above));
  const x = Math.round((172 - (across + beyond) * scale) / 2);
  const y = Math.round(floor - up * scale);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale.toFixed(3)})`} fill="none">
      <path d={lines.edges} stroke={ink.text} strokeWidth={Math.round(0.9 / scale)} />
      <path d={lines.detail} stroke={ink.title} strokeWidth={Math.round(0.4 / scale)} />
    </g>
  );
}

export const DatasheetPage = ({ model }: { model: Model }) => (
  <Page>
    <Title>{model.code}</Title>
    <View model={model} />
    <Rules y={168} lengths={[140, 140, 140, 140, 96]} />
  </Page>
);

export const TablePage = ({ title }: { title: string }) => (
  <Page>
    <Title color={ink.title}>{title}</Title>
    <path
      d={Array.from({ length: 9 }, (_, row) => `M16 ${60 + row * 20}h140`).join('')}
      stroke={ink.rule}
      strokeWidth="12"
      strokeDasharray="23 6.25"
    />
  </Page>
);

/** The first lines of the model's data. */
export const DataPage = ({ model }: { model: Model }) => (
  <Page>
    <Title color={ink.title}>{'{ }'}</Title>
    <g fontSize="9">
      {(['code', 'series', 'flow', 'power', 'noise', 'weight', 'efficiency', 'speed'] as const).map(
        (key, line) => (
          <text key={key} x="16" y={66 + line * 18}>
            {`"${key}": ${JSON.stringify(model[key])}`}
          </text>
        ),
      )}
    </g>
  </Page>
);

/** Front and side of the machine. */
export const DrawingPage = ({ model }: { model: Model }) => (
  <Page>
    <View model={model} y={116} />
    <View model={model} view={1} y={224} />
  </Page>
);

export const ManualPage = () => (
  <Page>
    <Rules y={30} lengths={[96, 60]} />
    <Rules y={78} lengths={[140, 140, 112, 140, 140, 84, 140, 128, 140, 140, 60]} />
  </Page>
);

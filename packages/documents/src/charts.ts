/** Drawings of a datasheet: operating map, power over flow, and outline. */

import { digits } from '@brand/catalogue/digits';
import type { Model } from '@brand/catalogue/models';
import { outlineOf } from '@brand/catalogue/outline';
import {
  fromBase,
  print,
  printRange,
  printWithUnit,
  type UnitSystem,
} from '@brand/catalogue/units';
import { type Box, deep, figure, frost, hairline, ink, muted, type Pdf } from './document.ts';

/** Colour of models that are not highlighted. */
const faint = '#8fa6b5';

interface Axis {
  end: number;
  ticks: Record<UnitSystem, readonly number[]>;
}

/** Axes of all maps, so that they can be compared. Ticks are in the units of each system. */
export const mapAxes = {
  flow: {
    end: 160,
    ticks: { metric: [0, 40, 80, 120, 160], us: [0, 1000, 2000, 3000, 4000, 5000] },
  },
  pressure: { end: 1.2, ticks: { metric: [0, 0.4, 0.8, 1.2], us: [0, 5, 10, 15] } },
} as const satisfies Record<string, Axis>;

/** Flow and pressure of every model, with some of them marked; metric to the left and below, US opposite. */
export function operatingMap(
  pdf: Pdf,
  box: Box,
  models: readonly Model[],
  marked: readonly Model[],
) {
  const plot = { x: box.x + 26, y: box.y + 30, width: box.width - 52, height: box.height - 60 };
  const across = (flow: number) => plot.x + (flow / mapAxes.flow.end) * plot.width;
  const upTo = (pressure: number) =>
    plot.y + plot.height - (pressure / mapAxes.pressure.end) * plot.height;
  figure(pdf, mapText(marked), box, () => {
    pdf.lineWidth(0.5).strokeColor(hairline);
    for (const tick of mapAxes.flow.ticks.metric) {
      pdf
        .moveTo(across(tick), plot.y)
        .lineTo(across(tick), plot.y + plot.height)
        .stroke();
    }
    for (const tick of mapAxes.pressure.ticks.metric) {
      pdf
        .moveTo(plot.x, upTo(tick))
        .lineTo(plot.x + plot.width, upTo(tick))
        .stroke();
    }
    for (const one of [...models, ...marked]) {
      if (!one.pressure) continue;
      const corner = { x: across(one.flow[0]), y: upTo(one.pressure[1]) };
      pdf.rect(
        corner.x,
        corner.y,
        across(one.flow[1]) - corner.x,
        upTo(one.pressure[0]) - corner.y,
      );
      if (marked.includes(one)) pdf.lineWidth(1).fillOpacity(0.6).fillAndStroke(frost, deep);
      else pdf.lineWidth(0.5).strokeColor(faint).stroke();
    }
    pdf.fillOpacity(1).font('text').fontSize(7).fillColor(muted);
    for (const system of ['metric', 'us'] as const) {
      const key = system === 'us' ? (['cfm', 'psi'] as const) : (['m3min', 'bar'] as const);
      const row = system === 'us' ? plot.y - 12 : plot.y + plot.height + 5;
      const one = {
        flow: 1 / fromBase('flow', 1, key[0]),
        pressure: 1 / fromBase('pressure', 1, key[1]),
      };
      for (const tick of mapAxes.flow.ticks[system]) {
        centred(pdf, digits(tick), across(tick * one.flow), row);
      }
      const start = system === 'us' ? plot.x + plot.width + 4 : plot.x - 24;
      const align = system === 'us' ? 'left' : 'right';
      for (const tick of mapAxes.pressure.ticks[system]) {
        const text = system === 'us' ? digits(tick) : digits(tick, 1);
        pdf.text(text, start, upTo(tick * one.pressure) - 4, {
          width: 20,
          align,
          lineBreak: false,
        });
      }
      const title =
        system === 'us' ? 'Flow rate, CFM; pressure, psi' : 'Flow rate, m³/min; pressure, bar';
      pdf.text(title, plot.x, system === 'us' ? row - 11 : row + 11, {
        width: plot.width,
        align: system === 'us' ? 'right' : 'left',
        lineBreak: false,
      });
    }
  });
}

function mapText(marked: readonly Model[]): string {
  const areas = marked.map(({ code, flow, pressure }) => {
    const range = pressure
      ? `${printRange('pressure', pressure, 'metric')} bar`
      : 'pressure on request';
    return `${code}: ${printRange('flow', flow, 'metric')} m³/min, ${range}`;
  });
  return `Operating map. ${areas.join('; ')}.`;
}

/** Power of a model between the stated ends of its flow. */
export function powerChart(pdf: Pdf, box: Box, { code, flow, power }: Model): void {
  const ends = flow.map((one, end) =>
    (['metric', 'us'] as const).map(
      (system) =>
        `${printWithUnit('flow', one, system)}, ${printWithUnit('power', power[end] ?? 0, system)}`,
    ),
  );
  const alt = `Power of ${code} across the flow: from ${ends[0]?.[0]} to ${ends[1]?.[0]}, in a straight line.`;
  figure(pdf, alt, box, () => {
    const plot = { x: box.x, y: box.y + 34, width: box.width, height: box.height - 68 };
    const top = plot.y + plot.height * (1 - power[1] / (power[1] * 1.15));
    const start = plot.y + plot.height * (1 - power[0] / (power[1] * 1.15));
    pdf.lineWidth(0.5).strokeColor(hairline);
    pdf
      .moveTo(plot.x, plot.y + plot.height)
      .lineTo(plot.x + plot.width, plot.y + plot.height)
      .stroke();
    const left = plot.x + plot.width * 0.1;
    const right = plot.x + plot.width * 0.9;
    for (const [x, y] of [
      [left, start],
      [right, top],
    ] as const) {
      pdf
        .moveTo(x, y)
        .lineTo(x, plot.y + plot.height)
        .stroke();
    }
    pdf.lineWidth(1.5).strokeColor(deep).moveTo(left, start).lineTo(right, top).stroke();
    pdf.font('text').fontSize(7).fillColor(muted);
    ends.forEach((lines, end) => {
      lines.forEach((text, line) => {
        pdf.text(text, plot.x, plot.y + plot.height + 5 + line * 10, {
          width: plot.width,
          align: end === 0 ? 'left' : 'right',
          lineBreak: false,
        });
      });
    });
  });
}

/** Front, side and top of a model with their dimensions. */
export function outline(pdf: Pdf, box: Box, model: Model): void {
  const views = outlineOf(model);
  const gap = 56;
  const room = box.width - gap * views.length;
  const total = views.reduce((sum, { across, beyond }) => sum + across + beyond, 0);
  const highest = Math.max(...views.map(({ up, above }) => up + above));
  const scale = Math.min(room / total, (box.height - 44) / highest);
  const both = (length: number) =>
    `${print('length', length, 'metric')} mm (${print('length', length, 'us')} in)`;
  const [long, wide, high] = model.dimensions;
  const alt = `Outline of ${model.code}: length ${both(long)}, width ${both(wide)}, height ${both(high)}.`;
  figure(pdf, alt, box, () => {
    let x = box.x + gap / 2;
    const floor = box.y + box.height - 30;
    for (const { name, across, up, lines, above, beyond } of views) {
      const size = { width: across * scale, height: up * scale };
      const top = floor - size.height;
      for (const [path, width, color] of [
        [lines.edges, 0.8, ink],
        [lines.detail, 0.3, muted],
        [lines.accent, 0.8, deep],
        [lines.axis, 0.4, deep],
      ] as const) {
        pdf.save().translate(x, top).scale(scale);
        pdf
          .path(path)
          .lineWidth(width / scale)
          .strokeColor(color)
          .stroke();
        pdf.restore();
      }
      pdf.lineWidth(0.5).strokeColor(muted);
      arrow(pdf, x, floor + 8, x + size.width, floor + 8);
      arrow(pdf, x - 8, top, x - 8, floor);
      pdf.font('text').fontSize(7).fillColor(muted);
      centred(pdf, both(across), x + size.width / 2, floor + 12);
      pdf.save().rotate(-90, { origin: [x - 12, (top + floor) / 2] });
      centred(pdf, both(up), x - 12, (top + floor) / 2 - 7);
      pdf.restore();
      pdf.font('heading').fontSize(8).fillColor(ink);
      pdf.text(name, x, top - above * scale - 12, { lineBreak: false });
      x += size.width + beyond * scale + gap;
    }
  });
}

/** A dimension line between two points. */
function arrow(pdf: Pdf, x1: number, y1: number, x2: number, y2: number) {
  const tick = y1 === y2 ? [0, 3] : [3, 0];
  const [dx = 0, dy = 0] = tick;
  pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const) {
    pdf
      .moveTo(x - dx, y - dy)
      .lineTo(x + dx, y + dy)
      .stroke();
  }
}

function centred(pdf: Pdf, text: string, x: number, y: number) {
  pdf.text(text, x - 50, y, { width: 100, align: 'center', lineBreak: false });
}

import { hash, timingSafeEqual } from 'node:crypto';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  count: number;
  seconds: number;
  /** Requests that took longer than the previous bound and at most this one. */
  buckets: number[];
}

/** Request metrics of this process by method, route and status, in Prometheus text format. */
export class Metrics {
  readonly #series = new Map<string, Series>();

  /** `route` must be a pattern such as `/uploads/:file`, to limit the number of series. */
  observe(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const series = this.#series.get(labels) ?? {
      count: 0,
      seconds: 0,
      buckets: BUCKETS.map(() => 0),
    };
    this.#series.set(labels, series);
    series.count += 1;
    series.seconds += seconds;
    const index = BUCKETS.findIndex((bound) => seconds <= bound);
    if (index >= 0) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
  }

  /** All metrics as text; `gauges` are current values by name. */
  text(gauges: Record<string, number>): string {
    const lines = ['# TYPE http_request_duration_seconds histogram'];
    for (const [labels, { count, seconds, buckets }] of this.#series) {
      let below = 0;
      for (const [index, bound] of BUCKETS.entries()) {
        below += buckets[index] ?? 0;
        lines.push(`http_request_duration_seconds_bucket{${labels},le="${bound}"} ${below}`);
      }
      lines.push(
        `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
        `http_request_duration_seconds_sum{${labels}} ${seconds}`,
        `http_request_duration_seconds_count{${labels}} ${count}`,
      );
    }
    for (const [name, value] of Object.entries(gauges)) {
      lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

/** Whether an Authorization header contains the token; compared in constant time. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Badge, badgeTones } from './index.ts';

describe('Badge', () => conformance(<Badge>New</Badge>));

test('every tone has its own background colour', async () => {
  const { container } = await render(
    badgeTones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  );
  const colors = [...container.children].map((badge) => getComputedStyle(badge).backgroundColor);
  expect(new Set(colors).size).toBe(badgeTones.length);
});

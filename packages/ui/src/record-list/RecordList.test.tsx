import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { RecordList } from './index.ts';

const inRoot = (element: React.ReactElement) => <RecordList.Root>{element}</RecordList.Root>;
const inItem = (element: React.ReactElement) =>
  inRoot(<RecordList.Item>{element}</RecordList.Item>);

describe('Root', () => conformance(<RecordList.Root />));
describe('Item', () => conformance(<RecordList.Item />, { wrap: inRoot }));
describe('Lead', () => conformance(<RecordList.Lead />, { wrap: inItem }));
describe('Main', () => conformance(<RecordList.Main />, { wrap: inItem }));
describe('Title', () => conformance(<RecordList.Title />, { wrap: inItem }));
describe('Meta', () => conformance(<RecordList.Meta />, { wrap: inItem }));
describe('Side', () => conformance(<RecordList.Side />, { wrap: inItem }));

test('`current` marks the record', async () => {
  const screen = await render(
    <RecordList.Root>
      <RecordList.Item current>One</RecordList.Item>
      <RecordList.Item>Two</RecordList.Item>
    </RecordList.Root>,
  );
  const [one, two] = screen.getByRole('listitem').elements();
  expect(one).toHaveAttribute('data-current');
  expect(two).not.toHaveAttribute('data-current');
});

test('a record does not cover others, however high its text is', async () => {
  const screen = await render(
    inRoot(<RecordList.Item>{`Z${'\u0301'.repeat(200)}`}</RecordList.Item>),
  );
  const { overflowX, overflowY } = getComputedStyle(screen.getByRole('listitem').element());
  expect([overflowX, overflowY]).toEqual(['visible', 'clip']);
});

import { company, hotlineHref } from '@brand/catalogue/company';
import { useKeptPage } from '@brand/router/useKeptPage';
import { Link, useToast } from '@brand/ui';
import { useEffect, useState } from 'react';
import { type Path, useBlocker, useMatches } from 'react-router-dom';
import { hotline } from './navigation.ts';

/** Time in ms, long enough to note down a number. */
const duration = 60_000;

/** Keeps the page when another one cannot be loaded for want of a network, and says how to reach the company then. */
export function Offline() {
  const show = useToast();
  const [isLost, setLost] = useState(false);
  const lose = () => setLost(true);
  const open = useKeptPage(() => {
    lose();
    show({
      text: 'You are offline, so this page stays open.',
      action: <Link href={hotlineHref}>{`${hotline.name} ${company.hotline}`}</Link>,
      duration,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sets state only
  useEffect(() => {
    addEventListener('offline', lose);
    return () => removeEventListener('offline', lose);
  }, []);
  // The router warns about a blocker at every link to a part of a page that it has not made itself.
  return isLost && <NextPage open={open} />;
}

/** Once the network was lost, the router may wait for scripts forever, so the next page is loaded as a document. */
function NextPage({ open }: { open: (page: Path) => void }) {
  const isLoaded = useMatches().some(({ loaderData }) => loaderData !== undefined);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      next.pathname !== here.pathname || (isLoaded && next.search !== here.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    open(blocker.location);
  }, [blocker, open]);
  return null;
}

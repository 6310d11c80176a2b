import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splashKey } from 'site/shell/splash';
import type { Findings } from '../../report.ts';
import { startSite } from '../../startSite.ts';
import { keys, WebKit } from './WebKit.ts';

/** A visitor in a new window of WebKit. */
interface Visitor extends WebKit {
  /** Opens a page of the site, and waits until it is interactive. */
  visit(path: string): Promise<void>;
}

interface Journey {
  name: string;
  /** Width of the window in px. */
  width?: number;
  splash?: boolean;
  walk: (visitor: Visitor) => Promise<void>;
}

const journeys: readonly Journey[] = [
  {
    name: 'menu by hover, click and keys',
    async walk(visitor) {
      await visitor.visit('/about-us');
      await visitor.hover('nav[aria-label="Main"] a', 'Products');
      await visitor.sees('a[href="/max-series"]');
      await visitor.hover('header a[href="/"]');
      await visitor.until(isHidden, 'nav[aria-label="Main"] a[href="/max-series"]');
      await visitor.click('button', 'Media menu');
      await visitor.sees('nav[aria-label="Main"] a[href="/blog"]');
      await visitor.press(keys.Escape);
      await visitor.until(isHidden, 'nav[aria-label="Main"] a[href="/blog"]');
      await visitor.run(() =>
        document.querySelector<HTMLElement>('[aria-label="Media menu"]')?.focus(),
      );
      await visitor.press(keys.Enter);
      await visitor.sees('nav[aria-label="Main"] a[href="/blog"]');
      await visitor.press(keys.Escape);
      await visitor.until(() => document.activeElement?.ariaLabel === 'Media menu');
      await visitor.press(keys.Enter);
      await visitor.click('nav[aria-label="Main"] a[href="/blog"]');
      await visitor.until(
        () => location.pathname === '/blog' && document.activeElement?.tagName === 'H1',
      );
    },
  },
  {
    name: 'drawer',
    width: 390,
    async walk(visitor) {
      await visitor.visit('/about-us');
      await visitor.click('button', 'Menu');
      await visitor.click('dialog button', 'Products');
      await visitor.click('dialog button', 'Product Lines');
      await visitor.sees('dialog a', 'EMX Series');
      await visitor.click('dialog button', 'Services');
      await visitor.until(isHidden, 'dialog a[href="/emx-series"]');
      await visitor.press(keys.Escape);
      await visitor.until(() => document.activeElement?.ariaLabel === 'Menu');
      // It slides out over the button.
      await visitor.until(isHidden, 'dialog');
      await visitor.click('button', 'Menu');
      await visitor.click('dialog button', 'Media');
      await visitor.click('dialog a', 'Technical Resources');
      await visitor.until(
        () => location.pathname === '/blog' && !document.querySelector('dialog[open]'),
      );
    },
  },
  {
    name: 'search',
    async walk(visitor) {
      await visitor.visit('/');
      await visitor.click('header button', 'Search');
      await visitor.until(() => document.activeElement?.role === 'combobox');
      await visitor.press(...'rmx 50 c060');
      await visitor.sees('[role="option"]', 'RMX50-C060');
      await visitor.press(keys.ArrowDown, keys.Enter);
      await visitor.until(() => location.pathname === '/products/rmx50-c060');
      await visitor.until(isHidden, '[role="combobox"]');
    },
  },
  {
    name: 'tabs and hash',
    async walk(visitor) {
      await visitor.visit('/contact');
      await visitor.click('[role="tab"]', 'Technical Support');
      await visitor.until(isSelected, 'Technical Support');
      await visitor.press(keys.ArrowRight);
      await visitor.until(isSelected, 'Partnership');
      await visitor.visit('/about-us#vision');
      await visitor.until(isInView, '#vision');
      await visitor.click('nav a', 'Milestones');
      await visitor.until(isInView, '#milestones');
      await visitor.until(isCurrent, 'Milestones');
      // A scroll marks again after a rest, by which engines without `scrollend` know that the last one has ended.
      await visitor.until(async () => {
        document.querySelector('#vision')?.scrollIntoView({ behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 250));
        scrollBy({ top: 10, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        return document.querySelector('main nav [aria-current]')?.textContent === 'Vision';
      });
    },
  },
  {
    name: 'contact with errors, file and confirmation',
    async walk(visitor) {
      await visitor.visit('/contact?tab=support');
      // Until then, the browser validates.
      await visitor.until(() => document.querySelector('form')?.noValidate);
      await visitor.click('form button', 'Send Message');
      await visitor.until(() => document.activeElement?.role === 'alert');
      await visitor.type('Grace WebKit', 'form input', 'Full Name');
      await visitor.type('grace@example.org', 'form input', 'Email');
      await visitor.type('RMX50-C060', 'form input', 'Product Model');
      await visitor.type('Surge alarm at night load.', 'form textarea', 'Describe Your Issue');
      using folder = mkdtempDisposableSync(join(tmpdir(), 'webkit-'));
      const file = join(folder.path, 'trend.pdf');
      writeFileSync(file, '%PDF-1.4\n%%EOF\n');
      await visitor.type(file, 'form input[type="file"]');
      await visitor.sees('form li', 'trend.pdf');
      await visitor.click('form input[type="checkbox"]', 'I agree');
      await visitor.click('form button', 'Send Message');
      await visitor.until(hasReference);
    },
  },
  {
    name: 'selector to quote',
    async walk(visitor) {
      await visitor.visit('/');
      await visitor.type('40', '#finder input', 'Flow rate');
      await visitor.type('0.7', '#finder input', 'Pressure rise');
      await visitor.click('#finder button', 'Find models');
      await visitor.sees('h2', '7 models cover');
      await visitor.click('a', 'Request a quote: RMX35-C080');
      await visitor.type('Quinn WebKit', 'form input', 'Full Name');
      await visitor.type('quinn@example.org', 'form input', 'Email');
      await visitor.click('form input[type="checkbox"]', 'I agree');
      await visitor.click('form button', 'Send Message');
      await visitor.until(hasReference);
    },
  },
  {
    name: 'comment',
    async walk(visitor) {
      await visitor.visit('/blog/surge-and-choke');
      await visitor.click('summary', 'Show Comments');
      await visitor.type('Cora WebKit', 'form input', 'Name');
      await visitor.type('cora@example.org', 'form input', 'Email');
      await visitor.type('How close to surge may it run?', 'form textarea', 'Comment');
      await visitor.click('form button', 'Comment');
      await visitor.sees('[role="status"]', 'moderat');
    },
  },
  {
    name: 'carousel',
    async walk(visitor) {
      await visitor.visit('/');
      // It is completed near the viewport.
      await visitor.run(() =>
        document
          .querySelector('[aria-label="Choose a product"]')
          ?.scrollIntoView({ block: 'center' }),
      );
      await visitor.click('button', 'Pause rotation');
      await visitor.until(() => !document.querySelector('[data-rotating]'));
      for (const [button, step] of [
        ['Next product', 1],
        ['Previous product', 3],
      ] as const) {
        const before = await visitor.run(chosenSlide);
        await visitor.click('button', button);
        await visitor.until(
          (slide) =>
            document.querySelectorAll('[aria-label="Choose a product"] button')[slide]?.ariaCurrent,
          (before + step) % 4,
        );
      }
    },
  },
  {
    name: 'splash',
    splash: true,
    async walk(visitor) {
      // It lasts 4.5 s, and the driver would wait for the load.
      await visitor.run(() => location.assign('/'));
      await visitor.click('button', 'Skip');
      await visitor.until(isHidden, '[aria-label="Opening"]');
      await visitor.visit('/');
      await visitor.until(isHidden, '[aria-label="Opening"]');
    },
  },
  {
    name: 'film with the motion switch',
    async walk(visitor) {
      await visitor.visit('/');
      await visitor.until(() => {
        const film = document.querySelector('video');
        return film && !film.paused && film.muted && film.currentTime > 0;
      });
      await visitor.click('button', 'Pause motion');
      await visitor.until(() => document.querySelector('video')?.paused);
      await visitor.visit('/');
      await visitor.click('button', 'Play motion');
      await visitor.until(() => document.querySelector('video')?.paused === false);
    },
  },
  {
    name: 'back and forward with bfcache',
    async walk(visitor) {
      await visitor.visit('/contact');
      await visitor.type('Not lost', 'form input', 'Full Name');
      await visitor.run(() => void Object.assign(window, { kept: true }));
      await visitor.visit('/admin');
      // The driver would wait for a load, which a page of the cache does not have.
      await visitor.run(() => history.back());
      await visitor.until(() => location.pathname === '/contact' && 'kept' in window);
      await visitor.click('button', 'Media menu');
      await visitor.sees('nav[aria-label="Main"] a[href="/blog"]');
      await visitor.click('nav[aria-label="Main"] a[href="/blog"]');
      await visitor.until(() => location.pathname === '/blog');
      await visitor.run(() => history.back());
      await visitor.sees('form input', 'Full Name');
      await visitor.run(() => history.forward());
      await visitor.sees('h1', 'Technical Resources');
    },
  },
];

/** Walks through the site as a visitor with WebKit would. */
export async function walkJourneys(findings: Findings): Promise<void> {
  await using site = await startSite();
  for (const { name, width = 1440, splash = false, walk } of journeys) {
    const webkit = await WebKit.open();
    const visit = async (path: string) => {
      await webkit.go(site.origin + path);
      // Hydration removes this handler of early presses.
      await webkit.until(() => document.readyState === 'complete' && document.onclick === null);
    };
    try {
      await webkit.resize(width);
      await webkit.go(`${site.origin}/robots.txt`);
      if (!splash) await webkit.run((key) => sessionStorage.setItem(key, '1'), splashKey);
      await walk(Object.assign(webkit, { visit }));
    } catch (error) {
      findings.add(name, (error as Error).message);
    } finally {
      await webkit.close();
    }
    findings.rounds += 1;
  }
}

// These functions run in the page.

function isHidden(selector: string) {
  return !document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
}

function isInView(selector: string) {
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight / 2;
}

function isSelected(name: string) {
  return document.querySelector('[role="tab"][aria-selected="true"]')?.textContent === name;
}

function isCurrent(name: string) {
  return document.querySelector('main nav [aria-current]')?.textContent === name;
}

function hasReference() {
  return /E-[0-9A-Z]{4}-[0-9A-Z]{4}/.test(document.querySelector('main')?.textContent ?? '');
}

function chosenSlide() {
  return [...document.querySelectorAll('[aria-label="Choose a product"] button')].findIndex(
    ({ ariaCurrent }) => ariaCurrent === 'true',
  );
}

/** `pnpm new MeasureBand` creates a component, `pnpm new page /heat-recovery` a page of the site. */
import { basename, dirname, relative } from 'node:path';
import { newComponent } from './newComponent.ts';
import { newPage } from './newPage.ts';

const parameters = process.argv.slice(2);
const isPage = parameters[0] === 'page';
const [name, folder] = isPage ? parameters.slice(1) : parameters;

const pnpm = 'npx -y pnpm@12';

const pageSteps = `  1. Write the title, the description and the group in page.ts, and the copy in content.ts.
  2. Add it to the menus in site/app/shell/navigation.ts, if it belongs there.
  3. Compose the page in route.tsx from @brand/ui and site/app/blocks.
  4. View it: ${pnpm} dev
  5. Give it a budget: ${pnpm} check size --write
  6. Test its behaviour in packages/checks/e2e (build; then in packages/checks: npx playwright test e2e/<file> --project visitor),
     and check it at 390 to 1920 px, without JavaScript and with reduced motion.
  7. Check its accessibility: ${pnpm} check audit --pages <its path>
  8. Run every check: ${pnpm} test`;

const componentSteps = (component: string, folder: string) =>
  `  1. Write the props and their JSDoc in ${component}.tsx, and the styles in ${component}.css.ts.
  2. Choose a group for the stories in their title, such as Figures, and write one story for each state or feature,
     with a \`play\` to test behaviour.
  3. View it: ${pnpm} storybook
  4. Test behaviour that no story shows; break the code briefly to check that the test can fail.
  5. Describe it in ${component}.mdx.
  6. Give it a budget: ${pnpm} check size --write
  7. Record its public API: ${pnpm} --filter @brand/ui surface --write
  8. Test it, its docs page, its texts in each language and the record of its API:
     ${pnpm} exec vitest --config vitest.workspace.ts --project 'ui*' --project 'stories*' ${folder} test/node
  9. Add a changeset: ${pnpm} exec changeset, or a file as in CONTRIBUTING.md
  10. Review the changes of all stories: ${pnpm} review
  11. Run every check: ${pnpm} test`;

if (!name) {
  console.error(
    'Pass the name of a component or the path of a page: pnpm new MeasureBand, pnpm new page /heat-recovery',
  );
  process.exit(2);
}
try {
  const files = isPage ? newPage(name, folder) : newComponent(name, folder);
  console.log(`${files.map((file) => relative(process.cwd(), file)).join('\n')}

Next:
${isPage ? pageSteps : componentSteps(name, basename(dirname(files[0] ?? '')))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

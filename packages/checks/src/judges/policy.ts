import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { privatePages, publicPages } from '../pagePaths.ts';
import type { Check } from '../report.ts';
import { startSite } from '../startSite.ts';

/** Uploads are pictures, re-encoded and served with `nosniff`, so nothing on this origin is a stranger's script. */
const exception = 'MEDIUM_MAYBE script-src';

/** Google's evaluator of Content Security Policies. */
export const policy: Check = {
  name: 'policy',
  checked: 'policies have no known bypass (csp-evaluator)',
  async run(findings) {
    await using site = await startSite();
    for (const path of [...publicPages, ...privatePages, '/blog', '/api/blogs']) {
      findings.rounds += 1;
      const { headers } = await fetch(site.origin + path);
      const header = headers.get('content-security-policy') ?? '';
      const { csp } = new CspParser(header);
      const evaluator = new CspEvaluator(csp);
      for (const { severity, description, directive, value } of evaluator.evaluate()) {
        const kind = `${Severity[severity]} ${directive}`;
        const isException = kind === exception && value === "'self'";
        findings.expect(isException, `${kind}: ${description}`, `${path} ${value ?? ''}`);
      }
    }
  },
};

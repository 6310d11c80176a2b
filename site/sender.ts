/** Who writes the mails of the service. */
import * as claims from '@brand/catalogue/claims';
import { company } from '@brand/catalogue/company';
import { responseLevels } from '@brand/catalogue/responseLevels';
import type { Sender } from '@brand/service';

export const sender: Sender = {
  name: company.name,
  hotline: company.hotline,
  answers({ severity }) {
    const level = responseLevels.find((each) => each.severity === severity);
    return `within ${level?.time ?? claims.inText(claims.promisedResponse)}`;
  },
};

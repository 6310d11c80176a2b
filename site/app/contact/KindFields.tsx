import { ENQUIRY_LIMITS, type EnquiryKind, PARTNERSHIP_INTERESTS } from '@brand/service/contract';
import { FileField, Grid, Select, Stack, TextArea, TextField } from '@brand/ui';
import { fields as words } from '../content/contact.ts';
import { plans } from '../content/plans.ts';
import type { FieldProps } from '../enquiry/EnquiryForm.tsx';

interface KindFieldsProps {
  field: FieldProps;
  /** Form whose fields are shown. Those of the others keep what was typed, and are not sent. */
  kind: EnquiryKind;
  /** Whether a support plan is to be chosen. */
  withPlan: boolean;
}

/** The fields that the three forms do not share. */
export function KindFields({ field, kind, withPlan }: KindFieldsProps) {
  return (
    <>
      <Fields shown={kind === 'general'}>
        {withPlan && (
          <Select
            {...field('plan')}
            label={words.plan}
            placeholder={words.planPlaceholder}
            options={plans.map(({ name, price }) => ({ value: name, label: `${name}, ${price}` }))}
          />
        )}
        <TextField {...field('subject')} label={words.subject} required />
        <TextArea {...field('message')} label={words.message} rows={6} required />
      </Fields>
      <Fields shown={kind === 'support'}>
        <TextField
          {...field('product_model')}
          label={words.productModel}
          hint={words.productModelHint}
        />
        <TextArea {...field('issue')} label={words.issue} rows={6} required />
        <FileField
          name="files"
          id={field('files').id}
          error={field('files').error}
          label={words.files}
          hint={words.filesHint}
          accept=".png,.jpg,.jpeg,.pdf"
          multiple
          maxSize={ENQUIRY_LIMITS.file}
          maxFiles={ENQUIRY_LIMITS.files}
        />
      </Fields>
      <Fields shown={kind === 'partnership'}>
        <Grid columns="two" gap="l">
          <Select
            // Another card of the page chooses another one.
            key={field('interest').defaultValue}
            {...field('interest')}
            label={words.interest}
            placeholder={words.interestPlaceholder}
            options={PARTNERSHIP_INTERESTS.map((value) => ({
              value,
              label: words.interests[value],
            }))}
            required
          />
          <TextField {...field('region')} label={words.region} />
        </Grid>
        <TextArea {...field('experience')} label={words.experience} rows={6} />
      </Fields>
    </>
  );
}

function Fields({ shown, children }: { shown: boolean; children: React.ReactNode }) {
  return (
    <fieldset hidden={!shown} disabled={!shown}>
      <Stack gap="l">{children}</Stack>
    </fieldset>
  );
}

import { Text } from '@brand/ui';

/** Plain text, in the direction of each paragraph's first letter. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n+/).map((paragraph, index) => (
    <Text key={index} dir="auto">
      {paragraph}
    </Text>
  ));
}

import { type Business, leadingNumber } from '../business/business.ts';
import { voiceBlocks } from '../business/voice-blocks.ts';
import { glue, type Item } from '../kit/block.ts';
import { fitPage } from '../kit/fit-page.ts';
import { divider, numberHead } from '../kit/headings.ts';
import { aNumber } from '../kit/number-words.ts';
import { BODY } from '../kit/sheet.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

/** How the name's number sounds and looks, and room to say it in one's own words. */
export function voicePage(business: Business): Page {
  const title = 'Its voice';
  const { value } = leadingNumber(business);
  return {
    name: 'voice',
    title,
    level: 1,
    body: fitPage(
      title,
      business.edits,
      (draft) => {
        const { type, say, detail } = draft;
        return [
          numberHead(
            { kicker: `How ${aNumber(value)} is heard`, title, lead: words.voice },
            value,
            `Name number ${value}`,
            type,
          ),
          glue(8),
          divider(),
          glue(10),
          ...voiceBlocks('voice', value, draft),
          ...words.voicePrompts.flatMap((asked, at): Item[] => [
            glue(12),
            prompt(say(`voice.prompt.${at + 1}`, asked), detail === 0 ? 3 : 2, type.strong, BODY.width),
          ]),
        ];
      },
      { details: 2, roomy: true },
    ),
  };
}

import { regular, wild } from '../define-symbol.ts'
import { fiveLines } from '../lines.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const tigreDaSorte: SlotMaths = {
  gameCode: 'tigre-da-sorte',
  version: 1,
  kind: 'lines-3x3',
  title: { pt: 'Tigre da Sorte', en: 'Lucky Tiger' },
  pitch: {
    pt: 'Encha a tela com um só símbolo e o prêmio vale dez vezes mais.',
    en: 'Fill the screen with one symbol and the prize is worth ten times more.',
  },
  hue: 60,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'tiger', icon: 'tiger-face', pt: 'Tigre', en: 'Tiger' }, 250),
    regular(
      { code: 'G', id: 'gold', icon: 'money-bag', pt: 'Saco de ouro', en: 'Bag of gold' },
      75,
    ),
    regular(
      { code: 'L', id: 'lantern', icon: 'red-paper-lantern', pt: 'Lanterna', en: 'Lantern' },
      20,
    ),
    regular(
      {
        code: 'E',
        id: 'envelope',
        icon: 'red-envelope',
        pt: 'Envelope da sorte',
        en: 'Lucky envelope',
      },
      10,
    ),
    regular(
      { code: 'F', id: 'firecracker', icon: 'firecracker', pt: 'Bombinha', en: 'Firecracker' },
      6,
    ),
    regular({ code: 'C', id: 'coin', icon: 'coin', pt: 'Moeda', en: 'Coin' }, 4),
    regular({ code: 'T', id: 'tangerine', icon: 'tangerine', pt: 'Tangerina', en: 'Tangerine' }, 3),
  ],
  strips: [
    'TTTFFEELEWWWLLTCCCECCEETTCFFLFTTTCCCFFFCTTTGG',
    'EELLTCCCFTTTFFFECCTTGCCEEELCFTTLTFFTTTWWW',
    'FFCELFGLLEELEETTFFTTTCCCTTTFCCCTCCTGWWW',
  ],
  lines: fiveLines,
  unitsPerStake: 5,
  stakeStepsMinor,
  winCapStakes: 2500,
  features: { fullGrid: [{ multiplier: 10, weight: 1 }], respinOnTwoFullReels: true },
  rtpBp: 9600,
  rtpWithinBp: 25,
}

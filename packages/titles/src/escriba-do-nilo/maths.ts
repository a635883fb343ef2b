import type { HoldAndSpinTitle } from '@trevo/game-rules/hold-and-spin/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: HoldAndSpinTitle = defineReels(texts, {
  family: 'hold-and-spin',
  gameCode: 'escriba-do-nilo',
  version: 1,
  hue: 45,
  symbols: [
    wild({ code: 'W', id: 'beetle', icon: 'beetle' }),
    scatter({ code: '$', id: 'sun', icon: 'sun-with-face' }),
    regular({ code: 'C', id: 'cat', icon: 'cat' }, 60, 250, 1000),
    regular({ code: 'O', id: 'crocodile', icon: 'crocodile' }, 48, 160, 620),
    regular({ code: 'F', id: 'falcon', icon: 'eagle' }, 40, 120, 490),
    regular({ code: 'V', id: 'amphora', icon: 'funeral-urn' }, 20, 80, 330),
    regular({ code: 'P', id: 'scroll', icon: 'scroll' }, 20, 60, 250),
    regular({ code: 'N', id: 'pen', icon: 'feather' }, 16, 40, 200),
    regular({ code: 'L', id: 'lotus', icon: 'lotus' }, 14, 40, 160),
    regular({ code: 'Q', id: 'brick', icon: 'brick' }, 14, 34, 120),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 2500,
  strips: [
    '$QF$QPV$QPOLQ$PLCLN$OVFQNLCNPFNVL',
    'O$LOPQCLQVNPNPLQP$WQN$$VFVFLQFL$WCN',
    'WQLO$PNVLF$NPLNPLQOF$QVQ$LCQCPVF$N',
    'VPVFQOLP$$$NWFNLWQLNQFQCVPO$LCLNQ$P',
    'L$PCPO$WQN$FQNVLVPFLNQOQNQL$PCVFL$',
  ],
  lines: twentyLines,
  coins: [
    { weight: 60, units: 10 },
    { weight: 60, units: 20 },
    { weight: 40, units: 30 },
    { weight: 24, units: 40 },
    { weight: 16, units: 60 },
    { weight: 10, units: 100 },
    { weight: 6, units: 0, jackpot: 0 },
    { weight: 2, units: 0, jackpot: 1 },
    { weight: 1, units: 0, jackpot: 2 },
  ],
  jackpots: [
    { id: 'mini', name: { PT: 'Mini', EN: 'Mini' }, stakes: 10 },
    { id: 'minor', name: { PT: 'Menor', EN: 'Minor' }, stakes: 40 },
    { id: 'major', name: { PT: 'Maior', EN: 'Major' }, stakes: 150 },
    { id: 'grand', name: { PT: 'Grande', EN: 'Grand' }, stakes: 1000 },
  ],
  hold: { coinCountMin: 6, respins: 3, coinWeight: 1, blankWeight: 17, boughtCoins: 6 },
  buy: { feature: 'hold', priceStakes: 27 },
  rtpBp: 9593,
  rtpWithinBp: 15,
})

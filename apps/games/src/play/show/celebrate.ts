import { formatMoney } from '@trevo/money/money.ts'
import { renderHud } from '../../controls/render-hud.ts'
import { countUp } from './count-up.ts'
import type { Game } from '../context/game-context.ts'

const lengthsMs = { big: 2_400, huge: 3_200, epic: 4_200 } as const
const coinsPerSec = { big: 26, huge: 44, epic: 70 } as const

/** A large win over the board: text, coins, the amount counting up. `paid` is in centavos. */
export const celebrate = async (
  game: Game,
  paid: number,
  tier: keyof typeof lengthsMs,
): Promise<void> => {
  const { announcement, text, formats, scene, sound, state } = game
  const money = (cents: number): string => formats.money(formatMoney(BigInt(cents) * 100n))
  const lengthMs = lengthsMs[tier]
  announcement.show(tier, text.tiers[tier], money(0), text.tapToContinue)
  sound.fanfare()
  const rect = scene.stage.getBoundingClientRect()
  const from = { x: rect.left + rect.width / 2, y: rect.top + rect.height * 0.72 }
  scene.fx.coins(from, lengthMs * 0.75, coinsPerSec[tier])
  countUp.start(game, {
    fromUnits: 0,
    toUnits: paid,
    durationMs: lengthMs * 0.7,
    show: (cents) => announcement.setAmount(money(cents)),
  })
  await new Promise<void>((resolve) => {
    state.hasten = resolve
    renderHud(game)
    void game.wait(lengthMs).then(resolve)
  })
  state.hasten = undefined
  countUp.finish(game)
  announcement.hide()
}

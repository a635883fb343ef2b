import type { InEachLanguage, LanguageCode } from '@trevo/languages/languages.ts'
import type { RuleSection } from '../../engine/engine.ts'
import type { TitleData } from '../../engine/title-data.ts'
import { sayOf, type Say } from '../say.ts'

/** What a family adds to the sections that close every title's rules. */
export type Closing = {
  /** What happens to a round if the player does not return; absent if a round is instant. */
  readonly timeout?: InEachLanguage<string>
  readonly maxWinStakes: number
}

const pt = {
  stakes: 'Aposta e pagamento',
  stakeRange: (least: string, most: string) => `A aposta vai de ${least} a ${most} por rodada.`,
  exactPayout:
    'Os pagamentos são exatos em qualquer aposta: centavos inteiros, nada é arredondado, e por isso o retorno não depende do valor apostado.',
  maxWin: (stakes: string) => `O maior pagamento de uma rodada é de ${stakes} vezes a aposta.`,
  returns: 'Retorno ao jogador (RTP)',
  rtp: (percent: string) =>
    `${percent} de todas as apostas voltam aos jogadores no longo prazo, com a melhor estratégia. Uma única rodada pode ser bem diferente.`,
  fairness: 'Sorteio verificável',
  decided:
    'Cada rodada é decidida apenas por números gerados de sementes cujo hash foi publicado antes, nunca por rodadas anteriores, aposta ou saldo. Qualquer pessoa pode verificar depois.',
  interruption: 'Se a conexão cair',
  instant:
    'Uma rodada paga já está decidida. Se a conexão cair, ela é concluída e paga, e mostrada quando o jogo for aberto de novo.',
}

const en: typeof pt = {
  stakes: 'Stake and payout',
  stakeRange: (least, most) => `A round costs from ${least} to ${most}.`,
  exactPayout:
    'Payouts are exact at every stake, in whole centavos with no rounding, so the return is the same at every stake.',
  maxWin: (stakes) => `The maximum payout of a round is ${stakes} times the stake.`,
  returns: 'Return to player (RTP)',
  rtp: (percent) =>
    `${percent} of all stakes is returned to players over the long term with optimal play. A single round can be very different.`,
  fairness: 'Provably fair',
  decided:
    'Each round is decided only by numbers from seeds whose hash was published beforehand, never by earlier rounds, stake or balance. Anyone can verify it afterwards.',
  interruption: 'If you lose connection',
  instant:
    'A paid round is already decided. If you lose connection, it is completed and paid, and shown when you open the game again.',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The sections on money, return, fairness and interruption with which every title's rules end. */
export const closingSections = (
  title: TitleData,
  language: LanguageCode,
  { timeout, maxWinStakes }: Closing,
): readonly RuleSection[] => {
  const say: Say = sayOf(language)
  const word = words[language]
  const least = say.money(title.stakeStepsMinor[0] ?? 0n)
  const most = say.money(title.stakeStepsMinor.at(-1) ?? 0n)
  return [
    {
      heading: word.stakes,
      paragraphs: [
        word.stakeRange(least, most),
        word.maxWin(say.number(maxWinStakes)),
        word.exactPayout,
      ],
    },
    { heading: word.returns, paragraphs: [word.rtp(say.percent(title.rtpBp / 10_000))] },
    { heading: word.fairness, paragraphs: [word.decided] },
    { heading: word.interruption, paragraphs: [timeout ? timeout[language] : word.instant] },
  ]
}

import type { RoundReplay } from '@trevo/contract/ops/rounds.ts'
import { useQuery } from '@tanstack/react-query'
import { formatReais } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { FactList, Panel, type FactItem } from '../../parts/panel.tsx'
import styles from './games.module.css'
import { replayQuery } from './use-games.ts'

const toneOf = {
  agrees: 'o-ok',
  differs: 'o-bad',
  hidden: 'o-warn',
  open: 'o-warn',
  unknown_rules: 'o-warn',
} as const

type Line = Pick<FactItem, 'tone'> & { readonly label: string; readonly value: string }

const check = (
  t: T,
  name: 'commitment' | 'outcome' | 'payout' | 'books',
  holds: boolean,
): Line => ({
  label: t(`games.check.${name}`),
  value: t(holds ? 'games.check.holds' : 'games.check.fails'),
  tone: holds ? 'ok' : 'bad',
})

const listChecks = (t: T, { redone, booksAgree }: RoundReplay): readonly Line[] => [
  ...(redone
    ? [
        check(t, 'commitment', redone.commitmentHolds),
        check(t, 'outcome', redone.outcomeHolds),
        check(t, 'payout', redone.payoutHolds),
      ]
    : []),
  ...(booksAgree === null ? [] : [check(t, 'books', booksAgree)]),
]

const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

const listProof = (t: T, { proof, choice, actions }: RoundReplay): readonly Line[] => [
  ...(proof
    ? [
        { label: t('games.proof.commitment'), value: proof.commitment },
        ...(proof.serverSeed === null
          ? []
          : [{ label: t('games.proof.serverSeed'), value: proof.serverSeed }]),
        { label: t('games.proof.clientSeed'), value: proof.clientSeed },
        { label: t('games.proof.nonce'), value: String(proof.nonce) },
        { label: t('games.proof.version'), value: String(proof.mathsVersion) },
      ]
    : []),
  ...(isEmpty(choice) ? [] : [{ label: t('games.proof.choice'), value: JSON.stringify(choice) }]),
  ...(isEmpty(actions)
    ? []
    : [{ label: t('games.proof.actions'), value: JSON.stringify(actions) }]),
]

/** Lines of a receipt about the round as it was played again; empty without a record. */
export const replayLines = (t: T, replay: RoundReplay | null | undefined): readonly string[] =>
  replay
    ? [
        `${t('games.redone')}: ${t(`games.redone.${replay.verdict}`)}`,
        ...[...listChecks(t, replay), ...listProof(t, replay)].map(
          ({ label, value }) => `${label}: ${value}`,
        ),
      ]
    : []

/** The round as the platform played it again from its seed, beside the vendor's record and our books. */
export const RoundReplayPanel = ({
  vendor,
  roundId,
}: {
  readonly vendor: string
  readonly roundId: string
}) => {
  const t = useT()
  const { data: replay } = useQuery(replayQuery(vendor, roundId))
  if (!replay) return null
  return (
    <Panel
      title={t('games.redone')}
      note={t('games.redoneNote')}
      aside={
        <span className={`o-pill ${toneOf[replay.verdict]}`}>
          {t(`games.redone.${replay.verdict}`)}
        </span>
      }
    >
      <p className={styles['note']}>{t(`games.redoneText.${replay.verdict}`)}</p>
      <div className={styles['replay']}>
        <FactList
          items={[
            { label: t('games.staked'), value: formatReais(replay.stake) },
            { label: t('games.paid'), value: formatReais(replay.payout) },
            ...(replay.redone
              ? [{ label: t('games.redonePayout'), value: formatReais(replay.redone.payout) }]
              : []),
            ...listChecks(t, replay),
            ...(replay.redone?.facts ?? []),
          ]}
        />
        <FactList items={listProof(t, replay)} />
      </div>
    </Panel>
  )
}

import { changeJackpot, changeJackpotGame } from '@trevo/api-client/ops-endpoints.ts'
import {
  changeJackpot as contract,
  type OperatorJackpot,
} from '@trevo/contract/ops/games/jackpots.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import {
  AmountInput,
  ChoiceInput,
  NumberInput,
  PercentInput,
  TextInput,
} from '../../parts/inputs.tsx'

const useRefresh = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['games', 'jackpots'] })
}

const fieldsOf = (jackpot: OperatorJackpot | undefined) => ({
  code: jackpot?.code ?? '',
  namePT: jackpot?.names.PT ?? '',
  nameEN: jackpot?.names.EN ?? '',
  seed: jackpot?.seed ?? '',
  mustHitBy: jackpot?.mustHitBy ?? '',
})
type Fields = ReturnType<typeof fieldsOf>

const TermFields = ({
  typed,
  isNew,
  onChange,
}: {
  readonly typed: Fields
  readonly isNew: boolean
  readonly onChange: (typed: Fields) => void
}) => {
  const t = useT()
  return (
    <>
      <TextInput
        label={t('games.jackpot.code')}
        hint={t('games.jackpot.codeHint')}
        value={typed.code}
        max={20}
        isReadOnly={!isNew}
        onChange={(code) => onChange({ ...typed, code })}
      />
      <TextInput
        label={t('word.portuguese')}
        value={typed.namePT}
        max={60}
        onChange={(namePT) => onChange({ ...typed, namePT })}
      />
      <TextInput
        label={t('word.english')}
        value={typed.nameEN}
        max={60}
        onChange={(nameEN) => onChange({ ...typed, nameEN })}
      />
      <AmountInput
        label={t('games.jackpot.seed')}
        value={typed.seed}
        onChange={(seed) => onChange({ ...typed, seed })}
      />
      <AmountInput
        label={t('games.jackpot.mustHitBy')}
        value={typed.mustHitBy}
        onChange={(mustHitBy) => onChange({ ...typed, mustHitBy })}
      />
    </>
  )
}

/** Terms of a jackpot from its next cycle on, or a new jackpot. */
export const JackpotDialog = ({
  jackpot,
  onClose,
}: {
  readonly jackpot: OperatorJackpot | undefined
  readonly onClose: () => void
}) => {
  const t = useT()
  const refresh = useRefresh()
  const [typed, setTyped] = useState(() => fieldsOf(jackpot))
  const { code, namePT, nameEN, seed, mustHitBy } = typed
  const names = { ...(namePT && { PT: namePT }), ...(nameEN && { EN: nameEN }) }
  const { shape } = contract.body
  const terms = shape.terms.safeParse({ names, seed, mustHitBy })
  const isValid = terms.success && shape.code.safeParse(code).success
  const before = jackpot && { seed: jackpot.seed, mustHitBy: jackpot.mustHitBy }
  return (
    <ActDialog
      title={t(jackpot ? 'games.jackpot.change' : 'games.jackpot.add')}
      draft={`jackpot ${jackpot?.code ?? ''}`}
      confirm={t('games.ask')}
      isSecond
      problem={isValid ? undefined : t('games.jackpot.invalid')}
      change={{ before: before ?? null, after: { seed, mustHitBy } }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        if (!terms.success) return { ok: false, message: t('games.jackpot.invalid') }
        const answer = await call(changeJackpot, {
          body: { requestId, code, terms: terms.data, reason },
        })
        await refresh()
        return answer
      }}
      onClose={onClose}
    >
      <TermFields typed={typed} isNew={!jackpot} onChange={setTyped} />
    </ActDialog>
  )
}

/** Which share of stakes a game puts into a jackpot, or that it puts in none. */
export const JackpotGameDialog = ({
  jackpot: { code },
  game,
  onClose,
}: {
  readonly jackpot: OperatorJackpot
  readonly game: OperatorJackpot['games'][number] | undefined
  readonly onClose: () => void
}) => {
  const t = useT()
  const refresh = useRefresh()
  const [nodeId, setNodeId] = useState<number | null>(game?.nodeId ?? null)
  const [fills, setFills] = useState(true)
  const [shareBp, setShare] = useState(game?.shareBp ?? 100)
  const isValid = nodeId !== null && shareBp >= 1 && shareBp <= 500
  return (
    <ActDialog
      title={t('games.jackpot.addGame')}
      draft={`jackpot game ${code} ${game?.nodeId ?? ''}`}
      confirm={t('games.ask')}
      isSecond
      problem={isValid ? undefined : t('games.jackpot.invalid')}
      change={{
        before: game ? { share: game.shareBp / 100 } : null,
        after: { share: fills ? shareBp / 100 : null },
      }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const body = {
          requestId,
          nodeId: nodeId ?? 0,
          fills: fills ? { code, shareBp } : null,
          reason,
        }
        const answer = await call(changeJackpotGame, { body })
        await refresh()
        return answer
      }}
      onClose={onClose}
    >
      <NumberInput
        label={t('games.nodeId')}
        value={nodeId}
        max={2_000_000_000}
        onChange={setNodeId}
      />
      {game && (
        <ChoiceInput
          label={t('games.jackpot.games')}
          value={fills ? 'yes' : 'no'}
          choices={[
            { value: 'yes', text: t('games.jackpot.takesPart') },
            { value: 'no', text: t('games.jackpot.takesNoPart') },
          ]}
          onChange={(value) => setFills(value === 'yes')}
        />
      )}
      {fills && (
        <PercentInput
          label={t('games.jackpot.share')}
          hint={t('games.jackpot.shareHint')}
          value={shareBp}
          max={500}
          onChange={setShare}
        />
      )}
    </ActDialog>
  )
}

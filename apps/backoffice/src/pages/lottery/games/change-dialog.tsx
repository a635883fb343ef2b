import { askGameChange, previewGameChange } from '@trevo/api-client/ops-endpoints.ts'
import type { GameChange, OperatorLottery } from '@trevo/contract/ops/lottery-changes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, call } from '../../../core/api.ts'
import { useT } from '../../../core/texts.tsx'
import { useDraft } from '../../../core/use-draft.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { changeNames } from './change-names.ts'
import { ChangeFields } from './change-fields.tsx'
import { MovedDraws } from './moved-draws.tsx'
import { currentFields, readChange, type ChangeKindName, type Typed } from './read-change.ts'

export type { ChangeKindName }

type Props = {
  readonly game: OperatorLottery
  readonly kind: ChangeKindName
  readonly onClose: () => void
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string')

/** The fields as they were typed before the page was left; a draft that is not one is left out. */
const useFields = ({ game, kind }: Props) => {
  const draft = useDraft(`lottery change ${game.gameCode} ${kind}`)
  const read = ((): Typed => {
    try {
      const kept: unknown = JSON.parse(draft.text)
      return isTyped(kept) ? kept : {}
    } catch {
      return {}
    }
  })()
  const typed: Typed = { ...currentFields(kind, game), ...read }
  const change = (name: string, value: string): void =>
    draft.change(JSON.stringify({ ...read, [name]: value }))
  return { typed, change, forget: draft.forget }
}

const usePreview = (gameCode: string, fromOn: string, change: GameChange | undefined) =>
  useQuery({
    queryKey: ['lottery', 'preview', gameCode, fromOn, change],
    queryFn: () =>
      change === undefined ? null : ask(previewGameChange, { body: { gameCode, fromOn, change } }),
    enabled: change !== undefined && fromOn !== '',
    placeholderData: (before) => before,
    retry: false,
  })

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** A change of a lottery from a day on, with what it would replace and which draws it would move. */
export const ChangeDialog = (props: Props) => {
  const t = useT()
  const queries = useQueryClient()
  const { game, kind, onClose } = props
  const { typed, change: changeField, forget } = useFields(props)
  const [fromOn, setFromOn] = useState(tomorrow)
  const { change, fault } = readChange(kind, typed)
  const { data: preview, error } = usePreview(game.gameCode, fromOn, change)
  const isAlone = change?.what === 'play' && change.isClosed
  const refused =
    preview?.refusal && change ? t(`lottery.refusal.${refusalOf(preview.refusal.code)}`) : ''
  const problem =
    fault === undefined ? refused || error?.message : t('lottery.fieldFault', { field: fault })
  return (
    <ActDialog
      title={t(changeNames[kind])}
      draft={`${game.gameCode} ${kind}`}
      confirm={t(isAlone ? 'lottery.changeNow' : 'lottery.askNow')}
      isSecond={!isAlone}
      done={t('lottery.changed')}
      {...(preview && { change: { before: preview.before, after: preview.after } })}
      {...(problem && { problem })}
      onConfirm={async ({ reason }) => {
        if (!change) return { ok: false, message: t('lottery.fieldFault', { field: fault ?? '' }) }
        const { gameCode } = game
        const answer = await call(askGameChange, { body: { gameCode, fromOn, change, reason } })
        if (answer.ok) forget()
        await queries.invalidateQueries({ queryKey: ['lottery'] })
        return answer
      }}
      onClose={onClose}
    >
      <Field label={t('lottery.firstDay')}>
        <input
          type="date"
          required
          value={fromOn}
          onChange={({ currentTarget }) => setFromOn(currentTarget.value)}
        />
      </Field>
      <ChangeFields kind={kind} typed={typed} onChange={changeField} />
      {preview && (kind === 'holiday' || kind === 'schedule') && <MovedDraws preview={preview} />}
    </ActDialog>
  )
}

const known = ['change_day', 'change_invalid', 'change_waiting', 'draw_staked'] as const
const refusalOf = (code: string) =>
  known.find((one) => code === `lottery.${one}`) ?? ('change_invalid' as const)

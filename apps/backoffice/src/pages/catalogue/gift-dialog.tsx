import { giveFreeRounds, previewFreeRoundGift } from '@trevo/api-client/ops-endpoints.ts'
import { giveFreeRounds as contract } from '@trevo/contract/ops/giving/free-round-gifts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, call } from '../../core/api.ts'
import { formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import {
  AmountInput,
  ChoiceInput,
  isAmount,
  MomentInput,
  NumberInput,
  TextInput,
} from '../../parts/inputs.tsx'

const empty = {
  segmentId: '',
  namePT: '',
  nameEN: '',
  rounds: 10 as number | null,
  stake: '0.50',
  winTurnover: 1 as number | null,
  expiresAt: null as string | null,
}
type Typed = typeof empty

const usePreview = ({ segmentId, rounds, stake }: Typed) =>
  useQuery({
    queryKey: ['free rounds', 'gift', segmentId, rounds, stake],
    queryFn: () =>
      ask(previewFreeRoundGift, {
        query: {
          ...(segmentId !== '' && { segmentId }),
          ...(rounds !== null && rounds > 0 && { rounds }),
          ...(isAmount(stake) && { stake }),
        },
      }),
    placeholderData: (before) => before,
  })

const GiftFields = ({
  typed,
  segments,
  onChange,
}: {
  readonly typed: Typed
  readonly segments: readonly { readonly segmentId: string; readonly name: string }[]
  readonly onChange: (change: Partial<Typed>) => void
}) => {
  const t = useT()
  return (
    <>
      <ChoiceInput
        label={t('catalogue.gift.segment')}
        hint={t('catalogue.gift.segmentHint')}
        value={typed.segmentId}
        choices={[
          { value: '', text: '–' },
          ...segments.map(({ segmentId, name }) => ({ value: segmentId, text: name })),
        ]}
        onChange={(segmentId) => onChange({ segmentId })}
      />
      <TextInput
        label={t('word.portuguese')}
        value={typed.namePT}
        max={60}
        onChange={(namePT) => onChange({ namePT })}
      />
      <TextInput
        label={t('word.english')}
        value={typed.nameEN}
        max={60}
        onChange={(nameEN) => onChange({ nameEN })}
      />
      <NumberInput
        label={t('catalogue.gift.rounds')}
        value={typed.rounds}
        min={1}
        max={500}
        onChange={(rounds) => onChange({ rounds })}
      />
      <AmountInput
        label={t('catalogue.rounds.stake')}
        value={typed.stake}
        onChange={(stake) => onChange({ stake })}
      />
      <NumberInput
        label={t('catalogue.gift.turnover')}
        value={typed.winTurnover}
        max={50}
        onChange={(winTurnover) => onChange({ winTurnover })}
      />
      <MomentInput
        label={t('word.ends')}
        value={typed.expiresAt}
        onChange={(expiresAt) => onChange({ expiresAt })}
      />
    </>
  )
}

/** Free rounds for a shared segment, with how many members that are and what they cost at most. */
export const GiftDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const [typed, setTyped] = useState<Typed>(empty)
  const { data } = usePreview(typed)
  const { namePT, nameEN, ...rest } = typed
  const read = contract.body.shape.gift.safeParse({ ...rest, names: { PT: namePT, EN: nameEN } })
  const isMany = data?.members !== null && (data?.members ?? 0) > (data?.membersMax ?? 0)
  return (
    <ActDialog
      title={t('catalogue.gift.give')}
      draft="free round gift"
      confirm={t('catalogue.ask')}
      isSecond
      problem={
        isMany
          ? t('catalogue.gift.tooMany', { count: data?.membersMax ?? 0 })
          : read.success
            ? undefined
            : t('catalogue.invalid')
      }
      done=""
      onConfirm={async ({ reason, requestId }) =>
        read.success
          ? call(giveFreeRounds, { body: { requestId, gift: read.data, reason } })
          : { ok: false, message: t('catalogue.invalid') }
      }
      onClose={onClose}
    >
      <GiftFields
        typed={typed}
        segments={data?.segments ?? []}
        onChange={(change) => setTyped({ ...typed, ...change })}
      />
      {data?.members !== null && data?.members !== undefined && (
        <p role="status">
          {t('catalogue.gift.size', {
            count: data.members,
            cost: formatReais(data.cost ?? '0.00'),
          })}
        </p>
      )}
    </ActDialog>
  )
}

import { adjustLoyalty } from '@trevo/api-client/ops-endpoints.ts'
import type { LoyaltyAdjustment } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../core/api.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { FieldInput } from './field-input.tsx'
import type { Draft } from './setting-draft.ts'
import { settingSpecs, type SingleSpec } from './setting-specs.ts'
import styles from './settings.module.css'

/** One call of an adjustment, after which every list of loyalty is read again. */
export const useAdjust = () => {
  const queries = useQueryClient()
  return async (change: LoyaltyAdjustment, base: Facts, reason: string) => {
    const answer = await call(adjustLoyalty, { body: { change, base, reason } })
    await queries.invalidateQueries({ queryKey: ['loyalty'] })
    return answer
  }
}

const looks = {
  mission: ['names', 'drawing', 'place'],
  mallItem: ['names', 'conditions', 'drawing', 'place'],
} as const

const lookOf = (subject: keyof typeof looks, setting: Draft): Facts =>
  Object.fromEntries(looks[subject].map((name) => [name, setting[name]])) as Facts

/** Names, picture and place: one person and a reason, at once. */
export const LookDialog = ({
  subject,
  id,
  setting,
  onClose,
}: {
  readonly subject: keyof typeof looks
  readonly id: number
  readonly setting: Draft
  readonly onClose: () => void
}) => {
  const t = useT()
  const adjust = useAdjust()
  const [base] = useState(() => lookOf(subject, setting))
  const [look, setLook] = useState<Draft>(base)
  const specs = settingSpecs[subject].filter((spec): spec is SingleSpec =>
    looks[subject].some((name) => name === spec.name),
  )
  const named =
    subject === 'mission'
      ? { subject: 'missionLook', missionId: id }
      : { subject: 'mallLook', itemId: id }
  return (
    <ActDialog
      title={t('loyalty.look')}
      draft={`loyalty look ${subject} ${id}`}
      confirm={t('word.save')}
      change={{ before: base, after: look as Facts }}
      done={t('loyalty.saved')}
      onConfirm={({ reason }) =>
        // The server reads each field again.
        adjust({ ...named, ...look } as LoyaltyAdjustment, base, reason)
      }
      onClose={onClose}
    >
      <div className={styles['fields']}>
        {specs.map((spec) => (
          <FieldInput
            key={spec.name}
            spec={spec}
            value={look[spec.name]}
            isReadOnly={false}
            onChange={(value) => setLook({ ...look, [spec.name]: value })}
          />
        ))}
      </div>
    </ActDialog>
  )
}

import { countSegment, listSegments } from '@trevo/api-client/ops-endpoints.ts'
import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../core/api.ts'
import { useRight } from '../../../core/operator.ts'
import { needs } from '../../../core/names/needs.ts'
import { useT } from '../../../core/texts.tsx'
import { ChoiceInput, NumberInput, TextInput } from '../../../parts/inputs.tsx'
import styles from './editor.module.css'
import type { FormProps } from './form-props.ts'

/** The size of the chosen segment now. */
const Size = ({ content }: Pick<FormProps, 'content'>) => {
  const t = useT()
  const conditions = content.audience.segment?.conditions
  const { data } = useQuery({
    queryKey: ['segment count', conditions],
    queryFn: () => ask(countSegment, { body: { conditions: conditions ?? {} } }),
    enabled: conditions !== undefined,
  })
  if (!data) return null
  return (
    <p className="o-muted">
      {t('promotions.members', { count: data.count, leftOut: data.leftOut, ms: data.tookMs })}
    </p>
  )
}

type SetAudience = (more: Partial<PromotionContent['audience']>) => void

const SegmentChoice = ({
  content,
  set,
}: Pick<FormProps, 'content'> & { readonly set: SetAudience }) => {
  const t = useT()
  const maySegment = useRight('members.segment') !== undefined
  const { data } = useQuery({
    queryKey: ['segments', 'choice'],
    queryFn: () => ask(listSegments, { query: { pageSize: 100 } }),
    enabled: maySegment,
  })
  const chosen = content.audience.segment
  const segments = data?.list ?? []
  const isListed = segments.some(({ segmentId }) => segmentId === chosen?.segmentId)
  if (!maySegment) return <p className="o-muted">{needs(t, 'members.segment')}</p>
  const choose = (id: string) => {
    const one = segments.find(({ segmentId }) => segmentId === id)
    if (!one) return set({ segment: undefined })
    const { segmentId, name, conditions } = one
    set({ segment: { segmentId, name, conditions } })
  }
  return (
    <ChoiceInput
      label={t('promotions.segment')}
      hint={t('promotions.segmentHint')}
      value={chosen?.segmentId ?? ''}
      choices={[
        { value: '', text: t('promotions.everybody') },
        ...(chosen && !isListed ? [{ value: chosen.segmentId, text: chosen.name }] : []),
        ...segments.map(({ segmentId, name }) => ({ value: segmentId, text: name })),
      ]}
      onChange={choose}
    />
  )
}

/** Who may take part. Excluded, barred and closed members never do. */
export const AudienceForm = ({ content, change }: FormProps) => {
  const t = useT()
  const { audience } = content
  const set: SetAudience = (more) => {
    const next = { ...audience, ...more }
    const named = Object.entries(next).filter(([, value]) => value !== undefined)
    change({ ...content, audience: Object.fromEntries(named) })
  }
  return (
    <div className={styles['fields']}>
      <SegmentChoice content={content} set={set} />
      <Size content={content} />
      <div className={styles['pair']}>
        <NumberInput
          label={t('promotions.levelMin')}
          value={audience.levelMin ?? null}
          max={99}
          onChange={(level) => set({ levelMin: level ?? undefined })}
        />
        <NumberInput
          label={t('promotions.activeDays')}
          value={audience.activeWithinDays ?? null}
          min={1}
          max={3_650}
          onChange={(days) => set({ activeWithinDays: days ?? undefined })}
        />
        <NumberInput
          label={t('promotions.newDays')}
          value={audience.registeredWithinDays ?? null}
          min={1}
          max={3_650}
          onChange={(days) => set({ registeredWithinDays: days ?? undefined })}
        />
        <ChoiceInput
          label={t('promotions.deposited')}
          value={audience.hasDeposited === undefined ? '' : audience.hasDeposited ? 'yes' : 'no'}
          choices={[
            { value: '', text: t('word.any') },
            { value: 'yes', text: t('word.yes') },
            { value: 'no', text: t('word.no') },
          ]}
          onChange={(value) => set({ hasDeposited: value === '' ? undefined : value === 'yes' })}
        />
        <TextInput
          label={t('promotions.tags')}
          hint={t('promotions.tagsHint')}
          value={(audience.tags ?? []).join(' ')}
          max={200}
          onChange={(typed) =>
            set({ tags: typed === '' ? undefined : typed.split(' ').slice(0, 20) })
          }
        />
      </div>
      <p className="o-muted">{t('promotions.neverFlagged')}</p>
    </div>
  )
}

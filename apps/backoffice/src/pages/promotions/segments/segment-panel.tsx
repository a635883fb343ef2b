import { deleteSegment, saveSegment } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Segment } from '@trevo/contract/ops/giving/segments.ts'
import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { useState } from 'react'
import { call } from '../../../core/api.ts'
import { useT } from '../../../core/texts.tsx'
import { ChoiceInput, TextInput } from '../../../parts/inputs.tsx'
import { RecordHead } from '../../../parts/panel.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { SegmentSize } from './segment-size.tsx'
import styles from './segments.module.css'

const Acts = ({
  revision,
  onSave,
  onRemove,
}: {
  readonly revision: number
  readonly onSave: () => Promise<void>
  readonly onRemove: () => Promise<void>
}) => {
  const t = useT()
  return (
    <div className={styles['acts']}>
      {revision > 0 && (
        <button type="button" className="o-btn o-no" onClick={() => void onRemove()}>
          {t('word.remove')}
        </button>
      )}
      <button type="button" className="o-btn o-go" onClick={() => void onSave()}>
        {t('word.save')}
      </button>
    </div>
  )
}

/** A segment with its conditions, its size now, and who may use it. */
export const SegmentPanel = ({
  segment,
  onClose,
}: {
  readonly segment: Segment
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const [name, setName] = useState(segment.name)
  const [isShared, setShared] = useState(segment.isShared)
  const [conditions, setConditions] = useState<SegmentConditions>(segment.conditions)
  const [error, setError] = useState('')
  const { segmentId, revision } = segment
  const params = { segmentId }
  const end = async (answer: { ok: true } | { ok: false; message: string }) => {
    if (!answer.ok) {
      setError(answer.message)
      return
    }
    await queries.invalidateQueries({ queryKey: ['segments'] })
    onClose()
  }
  const save = async () => {
    if (name.trim() === '') setError(t('segments.nameMissing'))
    else
      await end(await call(saveSegment, { params, body: { name, conditions, isShared, revision } }))
  }
  const remove = async () => end(await call(deleteSegment, { params, body: { revision } }))
  return (
    <div className={styles['panel']}>
      <RecordHead
        title={segment.name || t('segments.new')}
        note={segment.owner}
        onClose={onClose}
      />
      <div className={styles['fields']}>
        <TextInput label={t('word.name')} value={name} max={60} onChange={setName} />
        <ChoiceInput
          label={t('segments.for')}
          value={isShared ? 'shared' : 'own'}
          choices={[
            { value: 'shared', text: t('segments.shared') },
            { value: 'own', text: t('segments.own') },
          ]}
          onChange={(value) => setShared(value === 'shared')}
        />
        <ConditionFields conditions={conditions} change={setConditions} />
        <SegmentSize conditions={conditions} />
        {error && <p role="alert">{error}</p>}
        <Acts revision={revision} onSave={save} onRemove={remove} />
      </div>
    </div>
  )
}

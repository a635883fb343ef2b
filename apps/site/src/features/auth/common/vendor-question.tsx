import { Skeleton } from '@trevo/ui/states.tsx'
import type { Ref } from 'react'
import { Modal } from '../../../core/dialog/modal.tsx'
import { Problem } from '../../../core/forms/problem.tsx'
import styles from './auth.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** The loading state of the vendor's script. */
export type QuestionState = 'loading' | 'shown' | 'failed'

type Props = {
  readonly text: string
  /** Height of the vendor's box, so that nothing jumps when it appears. */
  readonly height: number
  readonly look: 'geetest' | 'recaptcha'
  readonly state: QuestionState
  /** Where the vendor's script renders. */
  readonly place: Ref<HTMLDivElement>
  readonly onClose: () => void
}

/**
 * A vendor's challenge, inside a dialog of ours because the page behind a dialog cannot be pressed.
 * Closing it counts as an answer too.
 */
export const VendorQuestion = ({ text, height, look, state, place, onClose }: Props) => {
  const t = useText('auth')
  return (
    <Modal title={t('phoneAuth.title')} size={{ width: 360 }} sheet={false} onClose={onClose}>
      <p className={styles['lead']}>{text}</p>
      {state === 'loading' && <Skeleton height={height} radius={6} />}
      <div ref={place} className={styles[look]} />
      <Problem text={state === 'failed' ? t('phoneAuth.loadFailed') : undefined} />
    </Modal>
  )
}

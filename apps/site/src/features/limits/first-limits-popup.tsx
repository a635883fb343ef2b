import { useQuery } from '@tanstack/react-query'
import { setFirstLimits } from '@trevo/api-client/endpoints.ts'
import type { FirstLimitKind } from '@trevo/contract/wps/security/first-limits.ts'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { call } from '../../core/api/api.ts'
import { Modal } from '../../core/dialog/modal.tsx'
import { Problem } from '../../core/forms/problem.tsx'
import { chosenLimits, noChoices, unchosen } from '../../entities/limits/first-choices.ts'
import { FirstLimitsFields } from '../../entities/limits/first-limits-fields.tsx'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import { playTimeQuery } from '../../entities/limits/play-time.ts'
import styles from './limits.module.css'
import { useLimitsChanged } from './queries.ts'

/** Asks for a loss and a time limit where the law wants them before the first stake, and the member has none. */
const FirstLimitsPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLimitWords()
  const { data } = useQuery(playTimeQuery())
  const changed = useLimitsChanged()
  const [choices, setChoices] = useState(noChoices)
  const [wrong, setWrong] = useState<readonly FirstLimitKind[]>([])
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  if (!data) return null
  const { missing } = data
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const found = unchosen(choices, missing)
    setWrong(found)
    if (found.length > 0) {
      form.current?.querySelector<HTMLElement>(`[name="${found[0]}"]`)?.focus()
      return
    }
    setIsBusy(true)
    setFailure(undefined)
    const answer = await call(setFirstLimits, { body: chosenLimits(choices, missing) })
    setIsBusy(false)
    if (!answer.ok) return setFailure(answer.message)
    await changed()
    showToast(t('limits.first.saved'))
    onClose()
    return undefined
  }
  return (
    <Modal title={t('limits.first.title')} onClose={onClose} size={{ width: 460 }}>
      <form
        ref={form}
        className={styles['form']}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <p className={styles['lead']}>{t('limits.first.lead')}</p>
        <FirstLimitsFields
          choices={choices}
          onChange={setChoices}
          wrong={wrong.filter((kind) => unchosen(choices, [kind]).length > 0)}
          kinds={missing}
        />
        <p className={styles['note']}>{t('limits.first.note')}</p>
        <Problem text={failure} />
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('common.save')}
        </Button>
      </form>
    </Modal>
  )
}
export default FirstLimitsPopup

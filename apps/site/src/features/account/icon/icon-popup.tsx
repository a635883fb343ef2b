import { setMemberIcon } from '@trevo/api-client/endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { Modal } from '../../../core/dialog/modal.tsx'
import { call } from '../../../core/api/api.ts'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { memberIconQuery, memberIcons } from '../../../entities/member/member-icon.ts'
import { useSession } from '../../../core/session/store.ts'
import styles from './icon.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** A press selects, saves and closes; the header shows the new picture at once. */
const IconPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('icons')
  const query = memberIconQuery(useSession().memberInfo?.id ?? '')
  const queries = useQueryClient()
  const { data } = useQuery(query)
  const [chosen, setChosen] = useState<number>()

  const choose = async (avatar: number) => {
    setChosen(avatar)
    const answer = await call(setMemberIcon, { body: { avatar } })
    if (!answer.ok) {
      setChosen(undefined)
      return showToast(answer.message, 'bad')
    }
    queries.setQueryData(query.queryKey, answer.value)
    onClose()
  }
  const shown = chosen ?? data?.avatar
  return (
    <Modal title={t('icons.title')} onClose={onClose} size={{ width: 420 }}>
      <p className={styles['text']}>{t('icons.text')}</p>
      <div className={styles['icons']}>
        {memberIcons.map((name, avatar) => (
          <button
            key={name}
            type="button"
            className={styles['icon']}
            aria-pressed={avatar === shown}
            aria-label={t('icons.picture', { name: t(`icons.${name}`) })}
            disabled={chosen !== undefined}
            onClick={() => void choose(avatar)}
          >
            <img src={drawingUrl(name, 96)} alt="" width={56} height={56} loading="lazy" />
          </button>
        ))}
      </div>
    </Modal>
  )
}
export default IconPopup

import { useQuery } from '@tanstack/react-query'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Link } from 'react-router'
import { Modal } from '../../core/dialog/modal.tsx'
import { to } from '../../core/router/to.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import { playTimeQuery } from '../../entities/limits/play-time.ts'
import { DayFacts, DayLimits } from './day-facts.tsx'
import styles from './limits.module.css'

/** The panel: time, result, balance and limits, and the ways to a pause and to the limits. */
const PanelPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLimitWords()
  const { data } = useQuery(playTimeQuery())
  return (
    <Modal title={t('panel.title')} onClose={onClose} size={{ width: 420 }}>
      {data ? (
        <div className={styles['panel']}>
          <DayFacts data={data} />
          <DayLimits limits={data.limits} />
          <div className={styles['acts']}>
            <Link
              to={to.member('securityCenter', { part: 'exclusion' })}
              className={buttonClass('quiet')}
              onClick={onClose}
            >
              {t('panel.pause')}
            </Link>
            <Link to={to.member('limits')} className={buttonClass('quiet')} onClick={onClose}>
              {t('common.limits')}
            </Link>
          </div>
          <Link to={to.member('playTime')} className={styles['link']} onClick={onClose}>
            {t('panel.playTime')}
          </Link>
          <Button wide onClick={onClose}>
            {t('common.back')}
          </Button>
          <p className={styles['note']}>{t('panel.roundEnds')}</p>
        </div>
      ) : (
        <Skeleton height={360} radius={20} />
      )}
    </Modal>
  )
}
export default PanelPopup

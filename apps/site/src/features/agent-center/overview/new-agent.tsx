import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { to } from '../../../core/router/to.ts'
import { useText } from '../../../core/language/use-text.ts'
import styles from './new-agent.module.css'

const steps = ['link', 'share', 'earn'] as const

/** In the overview of an agent without a team: a welcome, and how a team begins. */
export const NewAgent = () => {
  const t = useText('agent-center')
  return (
    <section className={styles['welcome']} aria-labelledby="new-agent">
      <img src={drawingUrl('handshake', 192)} alt="" width="84" height="84" loading="lazy" />
      <div>
        <h2 id="new-agent">{t('start.title')}</h2>
        <p>{t('start.text')}</p>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <b>{t(`start.${step}`)}</b>
            <span>{t(`start.${step}Text`)}</span>
          </li>
        ))}
      </ol>
      <Link to={to.agentHome('registerCenter')} className={buttonClass('brand', 'large')}>
        {t('link.create')}
      </Link>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useT } from '../../core/texts.tsx'
import { RecordHead } from '../../parts/panel.tsx'
import styles from './aml.module.css'
import { PersonPart } from './person-part.tsx'
import { personQuery } from './use-aml.ts'

/** A person over all brands of the company. */
export const PersonPanel = ({
  personId,
  onClose,
}: {
  readonly personId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data } = useQuery(personQuery(personId))
  return (
    <div className={styles['panel']}>
      <RecordHead
        title={data?.accounts.map(({ username }) => username).join(', ') ?? ''}
        note={data && t(`aml.class.${data.riskClass}`)}
        onClose={onClose}
      />
      <div className={styles['record']}>
        <PersonPart personId={personId} />
      </div>
    </div>
  )
}

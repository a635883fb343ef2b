import { shortId } from '../../../core/tables/short-id.ts'
import styles from './center.module.css'

/** What tells a round from others in a list; the whole id is in the files. */
export const RoundId = ({ id }: { readonly id: string }) => (
  <code className={styles['code']} title={id}>
    {shortId(id)}
  </code>
)

import { makeSecrets } from './make-secrets.ts'
import { say } from './say.ts'

// npm run secrets -- FOLDER: the keys that server and game server share, made once, for a deployment
// that `npm start` does not begin. What is there already stays.
const [folder] = process.argv.slice(2)
if (!folder || folder.startsWith('-')) {
  say('npm run secrets -- FOLDER')
  process.exit(2)
}
const { vendorKeys, rgsSealing } = await makeSecrets(folder)
say(`VENDOR_KEYS_FILE, RGS_VENDOR_KEY_FILE  ${vendorKeys}`)
say(`RGS_SEALING_KEY_FILE                   ${rgsSealing}`)

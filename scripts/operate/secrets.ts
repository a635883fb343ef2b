import { makeDeploymentSecrets } from '../common/make-secrets.ts'
import { say } from '../common/say.ts'

// npm run secrets -- FOLDER: creates the keys of the server and of the game server once, for a deployment
// that is not started by `npm start`, each in its own folder. Existing ones are kept.
const [folder] = process.argv.slice(2)
if (!folder || folder.startsWith('-')) {
  say('npm run secrets -- FOLDER')
  process.exit(2)
}
const [vendorKeys, rgsVendorKeys, rgsSealing] = await makeDeploymentSecrets(folder)
say(`VENDOR_KEYS_FILE      ${vendorKeys}`)
say(`RGS_VENDOR_KEY_FILE   ${rgsVendorKeys}`)
say(`RGS_SEALING_KEY_FILE  ${rgsSealing}`)

// The package's own solver listens for work as soon as it is loaded; here it becomes a file of our origin,
// so that the content security policy does not have to allow workers from elsewhere.
// oxlint-disable-next-line import/no-unassigned-import
import 'altcha/workers/sha'

-- A login that waits needs neither a name nor a question of its own: the member is known, and
-- questions to devices have their table.
alter table identity.login_challenge drop column username_key, drop column passkey_challenge;

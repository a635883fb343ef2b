-- Accounts that look like one person are looked up whatever they took.
create index entry_by_document on promotions.entry (document_key) where document_key is not null;
create index entry_by_device on promotions.entry (device_key) where device_key is not null;
create index entry_by_payee on promotions.entry using gin (payee_keys);

-- The standard word for what was called a contact wish.
alter table members.contact_wish rename to pending_contact;
alter table members.pending_contact rename constraint contact_wish_pkey to pending_contact_pkey;
alter table members.pending_contact
  rename constraint contact_wish_channel_check to pending_contact_channel_check;
alter table members.pending_contact
  rename constraint contact_wish_member_id_fkey to pending_contact_member_id_fkey;

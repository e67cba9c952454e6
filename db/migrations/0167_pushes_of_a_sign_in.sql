-- A browser is pushed to as long as the sign-in lives that asked for it. Rows of before belong to none, and end with the next
-- change of the password. No foreign key: a changed password replaces the sign-in, and its browser goes on.
alter table push_subscriptions add column sign_in_id uuid;
delete from push_subscriptions where user_id in (select id from auth.users where not email_verified);

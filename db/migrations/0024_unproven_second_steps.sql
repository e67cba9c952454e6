-- A second step belongs to an account whose address is proven: whoever signed up with a stranger's address could lock its
-- owner out with one.
delete from auth.two_factors where user_id in (select id from auth.users where not email_verified);
update auth.users set two_factor_enabled = false where two_factor_enabled and not email_verified;

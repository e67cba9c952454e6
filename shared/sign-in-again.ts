/** How a refusal says that it wants a newer proof of who is asking, and what the page then says. */
export const SIGN_IN_AGAIN = 'sign_in_again';
export const SIGN_IN_AGAIN_WORDS = 'Please sign in again. It is more than 15 minutes since you last did.';

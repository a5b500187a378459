// `npm run simulate`: runs limits, cache and queue at 10,000 checks a second, in virtual time. The model is in bench/scaling/.
import "../bench/scaling/run";
